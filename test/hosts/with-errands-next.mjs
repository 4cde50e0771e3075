/** The release after `with-errands.mjs`: new errands keep to version 2. Usage as there. */
process.argv[3] = 'next';
await import('./with-errands.mjs');
