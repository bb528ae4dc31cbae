import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import reactRefreshTypeScript from 'react-refresh-typescript'
import TerserPlugin from 'terser-webpack-plugin'
import { BundleStatsPlugin } from './scripts/bundle-stats-plugin.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const inModules = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

// The licence of the pivot grid forbids changing its file, and the map's worker is minified already and breaks the minimizer.
const UNTOUCHED = /webdatarocks|maplibre-gl-worker/

const styles = (isProduction) => [
  MiniCssExtractPlugin.loader,
  {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
      },
    },
  },
]

const splitChunks = {
  chunks: 'all',
  // Many small shared chunks instead of one large one: each screen pays only for the parts it shows.
  maxAsyncRequests: 30,
  minSize: 8_000,
  cacheGroups: {
    react: {
      test: inModules('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
      name: 'react',
      chunks: 'all',
      priority: 40,
      enforce: true,
    },
    // The test on the ending keeps the style sheets out, they are chunks of their own.
    map: {
      test: (module) =>
        inModules('maplibre-gl', '@maplibre', 'react-map-gl', '@vis.gl', 'supercluster', 'kdbush').test(
          module.resource ?? '',
        ) && /\.m?js$/.test(module.resource ?? ''),
      name: 'vendor-map',
      chunks: 'async',
      priority: 30,
      enforce: true,
    },
    calendar: {
      test: inModules('@fullcalendar', 'preact'),
      name: 'vendor-calendar',
      chunks: 'async',
      priority: 30,
      enforce: true,
    },
    pivot: {
      test: (module) => inModules('webdatarocks').test(module.resource ?? '') && /\.js$/.test(module.resource ?? ''),
      name: 'vendor-pivot',
      chunks: 'async',
      priority: 30,
      enforce: true,
    },
    antd: {
      test: inModules('antd', '@ant-design', '@rc-component', 'rc-[a-z-]+', 'dayjs'),
      chunks: 'async',
      minChunks: 2,
      priority: 20,
      reuseExistingChunk: true,
    },
  },
}

const compression = (algorithm, extension, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    // The page itself is built per answer with its nonce, so a packed copy would be wrong.
    test: /\.(m?js|css|svg|json|webmanifest)$/,
    threshold: 512,
    minRatio: 0.95,
  })

export default (env, argv) => {
  const isProduction = argv.mode !== 'development'
  const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000'

  return {
    mode: isProduction ? 'production' : 'development',
    context: root,
    entry: { main: './src/app/entrypoint/index.tsx' },
    output: {
      path: path.join(root, 'build/client'),
      filename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      // Ids, not names: the table of all chunks travels with the first page.
      chunkFilename: isProduction ? 'js/[id].[contenthash:8].js' : 'js/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
      chunkLoadTimeout: 120_000,
    },
    // Separate files that no script names: readable stacks for us, nothing for the visitor to load.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@': path.join(root, 'src'), contracts: path.join(root, 'contracts') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [path.join(root, 'src'), path.join(root, 'contracts')],
          // Index files stay free: a module whose export is not used is dropped with everything it pulls in.
          sideEffects: false,
          use: {
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              compilerOptions: { noEmit: false, sourceMap: true },
              getCustomTransformers: () => ({ before: isProduction ? [] : [reactRefreshTypeScript()] }),
            },
          },
        },
        { test: /\.css$/, sideEffects: true, use: styles(isProduction) },
        {
          test: /maplibre-gl\.mjs$/,
          use: require.resolve('./scripts/maplibre-loader.cjs'),
          parser: { exprContextCritical: false },
        },
        {
          test: /maplibre-gl-worker\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'js/[name].[contenthash:8].js' },
        },
        { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset' },
      ],
    },
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, exclude: UNTOUCHED, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './src/app/entrypoint/index.html', minify: isProduction }),
      new MiniCssExtractPlugin({
        filename: isProduction ? 'css/[name].[contenthash:8].css' : 'css/[name].css',
        chunkFilename: isProduction ? 'css/[id].[contenthash:8].css' : 'css/[name].css',
        // Component styles are scoped, so their order between chunks has no meaning.
        ignoreOrder: true,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
      ...(isProduction
        ? [
            compression('gzip', 'gz', { level: 9 }),
            compression('brotliCompress', 'br', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
            new BundleStatsPlugin(path.join(root, 'build/bundle-stats.json')),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port: process.env.DEV_PORT ?? 'auto',
      hot: true,
      historyApiFallback: true,
      static: false,
      proxy: [{ context: ['/graphql', '/files'], target: apiUrl, changeOrigin: false }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  }
}
