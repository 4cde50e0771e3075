/** A map of the whole world in one tile: land everywhere and one street, as Protomaps names its layers. Enough to see that a file is read. */

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest > 127 ? (rest % 128) | 128 : rest);
    if (rest <= 127) return Buffer.from(bytes);
  }
};
const signed = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
/** A field of a protocol buffer: its number and kind, then what it holds. */
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value as string);
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
};
const packed = (field: number, values: readonly number[]): Buffer => bytes(field, Buffer.concat(values.map(varint)));

const SIDE = 4_096;
const SQUARE = [9, 0, 0, 26, signed(SIDE), 0, 0, signed(SIDE), signed(-SIDE), 0, 15];
const LINE = [9, 0, signed(2_000), 10, signed(SIDE), signed(100)];
const layer = (name: string, feature: Buffer, more: readonly Buffer[] = []): Buffer =>
  bytes(3, Buffer.concat([bytes(1, name), bytes(2, feature), ...more, number(5, SIDE), number(15, 2)]));

const TILE = Buffer.concat([
  layer('earth', Buffer.concat([number(3, 3), packed(4, SQUARE)])),
  layer('roads', Buffer.concat([packed(2, [0, 0]), number(3, 2), packed(4, LINE)]), [bytes(3, 'kind'), bytes(4, bytes(1, 'highway'))]),
]);
const METADATA = Buffer.from(JSON.stringify({ name: 'one tile', vector_layers: ['earth', 'roads'].map((id) => ({ id, fields: {} })) }));
const DIRECTORY = Buffer.concat([1, 0, 1, TILE.length, 1].map(varint));
const HEADER_BYTES = 127;
const NOT_COMPRESSED = 1;
const VECTOR = 1;

/** The file, in version 3 of the format. */
export function oneTile(): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  const metadataAt = HEADER_BYTES + DIRECTORY.length;
  const tileAt = metadataAt + METADATA.length;
  const places = [HEADER_BYTES, DIRECTORY.length, metadataAt, METADATA.length, tileAt, 0, tileAt, TILE.length, 1, 1, 1];
  places.forEach((place, index) => header.writeBigUInt64LE(BigInt(place), 8 + 8 * index));
  header.set([1, NOT_COMPRESSED, NOT_COMPRESSED, VECTOR], 96);
  [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((edge, index) => header.writeInt32LE(edge, 102 + 4 * index));
  return Buffer.concat([header, DIRECTORY, METADATA, TILE]);
}
