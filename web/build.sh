#!/bin/sh
# Typechecks the page and bundles it into dist/. Needs `npm ci` once; nothing here asks the network.
set -eu
cd "$(dirname "$0")"
bin=node_modules/.bin
"$bin/tsc" -p .
mkdir -p dist
"$bin/esbuild" src/app.tsx --bundle --minify --target=es2022 --format=iife --outfile=dist/app.js --log-level=warning \
    --jsx=automatic --jsx-import-source=preact --legal-comments=none
"$bin/esbuild" src/app.css --bundle --minify --target=chrome110,firefox110,safari16 --outfile=dist/app.css --log-level=warning
cp src/index.html dist/index.html
