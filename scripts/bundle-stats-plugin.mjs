import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes which files each entry and each named lazy import needs, with their names before hashing and the packages inside,
 * so that the budgets can be checked without building again. The file lies outside the served folder.
 */
export class BundleStatsPlugin {
  constructor(file) {
    this.file = file
  }

  apply(compiler) {
    compiler.hooks.done.tap('BundleStatsPlugin', (stats) => {
      if (stats.hasErrors()) return
      const { compilation } = stats
      const groups = {}
      for (const [name, group] of compilation.namedChunkGroups) {
        groups[name] = group.getFiles().filter((file) => !file.endsWith('.map'))
      }
      const packages = {}
      for (const chunk of compilation.chunks) {
        const found = new Set()
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) collectPackages(module, found)
        for (const file of chunk.files) if (file.endsWith('.js')) packages[file] = [...found].sort()
      }
      mkdirSync(path.dirname(this.file), { recursive: true })
      writeFileSync(this.file, JSON.stringify({ entry: 'main', groups, packages }, null, 1))
    })
  }
}

function collectPackages(module, found) {
  for (const inner of module.modules ?? [module]) {
    const match = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(inner.resource ?? '')
    if (match) found.add(match[1].replace('\\', '/'))
  }
}
