import type { RouteStop } from '@app/contracts';
import { findTown, openTown } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';

/** The town of a stop: of several of its name the one that lies there; undefined when nobody knows it. */
export function townOfStop({ city, country, lat, lng }: Pick<RouteStop, 'city' | 'country'> & Coordinates): Town | undefined {
  const found = (country ? findTown(`${city}, ${country}`, { lat, lng }) : undefined) ?? findTown(city, { lat, lng });
  return found && openTown(found.id);
}
