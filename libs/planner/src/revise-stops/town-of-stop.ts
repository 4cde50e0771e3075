import type { RouteStop } from '@app/contracts';
import { findTown, openTown } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';
import { withSurroundings } from '../trip/days/surroundings.js';

type Stop = Pick<RouteStop, 'city' | 'country'> & Coordinates;

/** The town of a stop with what lies around the stay, as its days were planned: of several of its name the one that lies there; undefined when nobody knows it. */
export function townOfStop({ city, country, lat, lng }: Stop, stay: Coordinates = { lat, lng }): Town | undefined {
  const found = (country ? findTown(`${city}, ${country}`, { lat, lng }) : undefined) ?? findTown(city, { lat, lng });
  const town = found && openTown(found.id);
  return town && withSurroundings(town, stay);
}
