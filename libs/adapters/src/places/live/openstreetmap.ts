/** How everything that comes from OpenStreetMap is named, whichever server tells it; its licence asks for it. */
export const OPENSTREETMAP = {
  origin: 'openstreetmap',
  name: 'OpenStreetMap',
  licence: '© OpenStreetMap contributors, ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
} as const;
