import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const source = fileURLToPath(new URL('./floor-page/', import.meta.url));
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** @param {string} folder */
const configOf = (folder) => ({
  mode: /** @type {const} */ ('production'),
  context: source,
  entry: './index.jsx',
  output: { path: folder, filename: '[name].[contenthash:8].js' },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './index.html', scriptLoading: /** @type {const} */ ('defer') }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
  ],
  performance: { hints: /** @type {const} */ (false) },
});

/** @param {string} folder */
function build(folder) {
  return new Promise((resolve, reject) => {
    webpack(configOf(folder), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}

/** Builds the floor page and serves it from memory, compressed as well as brotli can. */
export async function serveFloorPage() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-floor-'));
  await build(folder);
  const files = new Map(
    fs
      .readdirSync(folder)
      .map((name) => [`/${name}`, zlib.brotliCompressSync(fs.readFileSync(path.join(folder, name)))]),
  );
  fs.rmSync(folder, { recursive: true });
  const server = http.createServer((request, response) => {
    const name = files.has(request.url ?? '') ? String(request.url) : '/index.html';
    const type = types[/** @type {keyof typeof types} */ (path.extname(name))] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    response.end(files.get(name));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}/`, stop };
}
