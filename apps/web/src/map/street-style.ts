import type { StyleSpecification } from 'maplibre-gl';

const SOURCE = 'tiles';
/** Widths of streets by zoom, for the wide, the usual and the narrow. */
const widthOf = (factor: number): ['interpolate', ['exponential', number], ['zoom'], ...number[]] => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...[6, 0.4 * factor, 12, 1.6 * factor, 16, 9 * factor, 18, 22 * factor],
];

interface Colours {
  readonly land: string;
  readonly sea: string;
  readonly park: string;
  readonly building: string;
  readonly street: string;
  readonly border: string;
}

/** A quiet map in the colours of the page, out of the layers that Protomaps tiles have. Names of places are told by the marks. */
export function streetStyle(url: string, colours: Colours): StyleSpecification {
  const { land, sea, park, building, street, border } = colours;
  const fill = (id: string, layer: string, colour: string): StyleSpecification['layers'][number] => ({
    ...{ id, type: 'fill', source: SOURCE, 'source-layer': layer, paint: { 'fill-color': colour } },
  });
  const streets = (id: string, kind: string, factor: number): StyleSpecification['layers'][number] => ({
    ...{
      id,
      type: 'line',
      source: SOURCE,
      'source-layer': 'roads',
      filter: ['==', ['get', 'kind'], kind],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
    },
    paint: { 'line-color': street, 'line-width': widthOf(factor) },
  });
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}` } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': sea } },
      fill('earth', 'earth', land),
      {
        ...fill('green', 'landuse', park),
        filter: ['in', ['get', 'kind'], ['literal', ['park', 'nature_reserve', 'forest', 'wood', 'garden', 'cemetery', 'grass', 'zoo']]],
      } as StyleSpecification['layers'][number],
      fill('water', 'water', sea),
      streets('paths', 'path', 0.3),
      streets('minor', 'minor_road', 0.7),
      streets('major', 'major_road', 1.1),
      streets('highway', 'highway', 1.4),
      { ...fill('buildings', 'buildings', building), minzoom: 14 } as StyleSpecification['layers'][number],
      { id: 'borders', type: 'line', source: SOURCE, 'source-layer': 'boundaries', paint: { 'line-color': border, 'line-dasharray': [3, 2] } },
    ],
  };
}

/** The colours as they are on the page now, light or dark. */
export function pageColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(name).trim();
  return { land: of('--land'), sea: of('--sea'), park: of('--good-soft'), building: of('--line'), street: of('--card'), border: of('--border') };
}
