import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run lock`, after every change of packages: adds entries for builds of native packages that the registry at hand does not offer,
 * such as those for other systems. npm leaves them out of the lock file, and `npm ci` then refuses it. They carry version, system and
 * processor, so that only a machine they are meant for fetches them, and their hash as soon as this is run where the registry has them.
 */
const FILE = 'package-lock.json';
const SYSTEMS = { android: 'android', darwin: 'darwin', freebsd: 'freebsd', linux: 'linux', openharmony: 'openharmony', win32: 'win32' };
const PROCESSORS = { arm64: 'arm64', x64: 'x64', ia32: 'ia32', arm: 'arm', ppc64: 'ppc64', s390x: 's390x', riscv64: 'riscv64', loong64: 'loong64' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;

/** The system and processor in a package's name, such as `core-linux-arm-gnueabihf`; undefined when it names none. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const system = words.find((word) => Object.hasOwn(SYSTEMS, word));
  const processor = words.find((word) => Object.hasOwn(PROCESSORS, word));
  if (!system || !processor) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return { cpu: [PROCESSORS[processor]], os: [SYSTEMS[system]], ...(libc ? { libc } : {}) };
}

/** Where an optional dependency of a package is looked up, nearest folder first. */
function placesOf(owner, name) {
  const places = [];
  for (let at = owner; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    places.push(`${at}/node_modules/${name}`.replace(/^\//, ''));
    if (!at.includes('/node_modules/')) break;
  }
  return [...places, `node_modules/${name}`];
}

let added = 0;
for (const [owner, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (!platform || placesOf(owner, name).some((place) => packages[place])) continue;
    packages[`node_modules/${name}`] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
    added += 1;
  }
}
/** Where the registry has an entry without a hash, and the hash of it. */
async function publishedOf(registry, path, { version }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const answer = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, registry)).catch(() => undefined);
  const { dist } = answer?.ok ? await answer.json() : {};
  return dist?.integrity ? { resolved: dist.tarball, integrity: dist.integrity } : undefined;
}

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/?$/, '/');
const withoutHash = Object.entries(packages).filter(([path, { integrity, link }]) => path && !integrity && !link);
let hashed = 0;
for (const [path, entry] of withoutHash) {
  const published = await publishedOf(registry, path, entry);
  if (!published) continue;
  packages[path] = { version: entry.version, ...published, ...entry };
  hashed += 1;
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added + hashed > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} entries added to ${FILE}; ${hashed} got a hash, ${withoutHash.length - hashed} have none.\n`);
