import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string | Buffer
  data: Buffer
  /** what the archive says, when it lies */
  declaredSize?: number
  encrypted?: boolean
  /** Unix mode, e.g. 0o120777 for a link */
  mode?: number
}

/** A zip archive written by hand, so that tests can make ones that no tool writes. */
export function zipBytes(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string)
    const packed = deflateRawSync(entry.data)
    const size = entry.declaredSize ?? entry.data.length
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(entry.data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from(entry.mode === undefined ? [20, 0] : [20, 3])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, fields, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}
