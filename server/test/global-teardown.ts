import { rm } from 'node:fs/promises'
import './global-setup'

export default async function tearDown(): Promise<void> {
  const cluster = globalThis.testCluster
  if (!cluster) return
  await cluster.server.stop()
  await rm(cluster.dataDir, { recursive: true, force: true, maxRetries: 3 })
}
