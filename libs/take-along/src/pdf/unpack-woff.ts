import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
const aligned = (bytes: number): number => (bytes + 3) & ~3;

/**
 * The plain font (sfnt) in a WOFF file. Unpacked once here, its tables need not be inflated again for every document.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [number, number, number, number];
    const content = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum, bytes: packed < size ? inflateSync(content) : content };
  });
  const head = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const log2 = Math.floor(Math.log2(count));
  const searchRange = 2 ** log2 * SFNT_ENTRY_BYTES;
  [searchRange, log2, count * SFNT_ENTRY_BYTES - searchRange].forEach((value, index) => head.writeUInt16BE(value, 6 + 2 * index));
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(head, at);
    [checksum, offset, bytes.length].forEach((value, field) => head.writeUInt32BE(value, at + 4 + 4 * field));
    parts.push(bytes, Buffer.alloc(aligned(bytes.length) - bytes.length));
    offset += aligned(bytes.length);
  });
  return Buffer.concat(parts);
}
