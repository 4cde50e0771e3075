import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RefObject } from 'preact';
import type * as adapter from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Carried, DropPlace, Edge } from './drop-place.js';

type Adapter = typeof adapter;
interface Spot {
  readonly place: DropPlace;
  readonly edge: Edge;
}

/** What is being carried, and where it would come to; null for nothing and nowhere. */
export const carried = signal<Carried | null>(null);
export const dropSpot = signal<Spot | null>(null);

/** Carrying with a mouse or a finger comes only with a trip; buttons do the same. */
const load = (): Promise<Adapter> => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');

/** Attaches to an element that is there by then, for as long as the part of the page is. */
function useAdapter(attach: (loaded: Adapter) => (() => void) | undefined, on: readonly unknown[]): void {
  useEffect(() => {
    let isGone = false;
    let detach: (() => void) | undefined;
    void load().then((loaded) => {
      if (!isGone) detach = attach(loaded);
    });
    return () => {
      isGone = true;
      detach?.();
    };
  }, on);
}

/** Lets a visit be carried by its handle; null for what stays where it is. */
export function useCarry(element: RefObject<HTMLElement>, handle: RefObject<HTMLElement>, what: Carried | null): void {
  useAdapter(
    ({ draggable }) => {
      if (!element.current || !handle.current || !what) return undefined;
      return draggable({
        ...{ element: element.current, dragHandle: handle.current, getInitialData: () => ({ ...what }) },
        onDragStart: () => (carried.value = what),
      });
    },
    [what?.id, what?.day, what?.number],
  );
}

/** Lets things be put down at a line of a day or on the day; only what is in the same town comes. */
export function useDrop(element: RefObject<HTMLElement>, place: DropPlace): void {
  useAdapter(
    ({ dropTargetForElements }) => {
      const node = element.current;
      if (!node) return undefined;
      return dropTargetForElements({
        element: node,
        canDrop: () => carried.value?.city === place.city,
        getData: ({ input }) => {
          const { top, height } = node.getBoundingClientRect();
          return { place, edge: input.clientY < top + height / 2 ? 'above' : 'below' };
        },
      });
    },
    [place.day, place.city, place.id, place.above, place.isVisit],
  );
}

/** Hears where things are carried and put down. */
export function useDropped(onDrop: (what: Carried, place: DropPlace, edge: Edge) => void): void {
  useAdapter(
    ({ monitorForElements }) =>
      monitorForElements({
        onDrag: ({ location }) => see(location.current.dropTargets[0]?.data),
        onDropTargetChange: ({ location }) => see(location.current.dropTargets[0]?.data),
        onDrop: () => {
          const [what, spot] = [carried.value, dropSpot.value];
          carried.value = dropSpot.value = null;
          if (what && spot) onDrop(what, spot.place, spot.edge);
        },
      }),
    [],
  );
}

function see(data: Record<string | symbol, unknown> | undefined): void {
  const spot = data as unknown as Spot | undefined;
  const now = dropSpot.value;
  if (spot?.place === now?.place && spot?.edge === now?.edge) return;
  dropSpot.value = spot ? { place: spot.place, edge: spot.edge } : null;
}
