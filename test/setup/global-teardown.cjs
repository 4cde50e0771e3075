module.exports = async () => {
  const containers = globalThis.__NAVIGO_CONTAINERS__ ?? [];
  globalThis.__NAVIGO_CONTAINERS__ = [];
  await Promise.all(containers.map((container) => container.stop()));
};
