import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const ROTATE_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 256 * 1024;

/** The last lines of a file, without the empty ones at its end; none when there is no such file. */
export function lastLines(file, count) {
  const text = readTail(file).replace(/\n+$/, '');
  return text === '' ? [] : text.split('\n').slice(-count);
}

/** Moves a log that has grown too big to `<file>.1`, replacing the one before. */
export function rotateLog(file) {
  if (sizeOf(file) > ROTATE_BYTES) renameSync(file, `${file}.1`);
}

/** The size in bytes, 0 for a file that is not there. */
export function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was appended since `offset`: `{text, offset}`; starts again from the beginning after a rotation. */
export function readFrom(file, offset) {
  return (
    withFile(file, (fd) => {
      const { size } = fstatSync(fd);
      const start = size < offset ? 0 : offset;
      return { text: readRange(fd, start, size), offset: size };
    }) ?? { text: '', offset: 0 }
  );
}

function readTail(file) {
  return (
    withFile(file, (fd) => {
      const { size } = fstatSync(fd);
      return readRange(fd, Math.max(0, size - TAIL_BYTES), size);
    }) ?? ''
  );
}

function readRange(fd, start, end) {
  const buffer = Buffer.alloc(end - start);
  const bytesRead = readSync(fd, buffer, 0, buffer.length, start);
  return buffer.toString('utf8', 0, bytesRead);
}

function withFile(file, read) {
  let fd;
  try {
    fd = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    return read(fd);
  } finally {
    closeSync(fd);
  }
}
