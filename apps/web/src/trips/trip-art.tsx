import type { JSX } from 'preact';

const HUES = 6;
const WIDTH = 240;

/** A number that is the same for the same name. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);

/** Hills, a sun and a way, in colours that belong to the name: no picture of anybody else's is needed. */
export function TripArt({ name }: { readonly name: string }): JSX.Element {
  const seed = seedOf(name);
  const height = (index: number): number => 30 + ((seed >> index) % 22);
  const hill = (base: number, index: number): string =>
    `M0 90 V${base} Q${WIDTH / 4} ${base - height(index)} ${WIDTH / 2} ${base - 8} T${WIDTH} ${base - 20 - (seed % 9)} V90 Z`;
  return (
    <svg class={`art art-${seed % HUES}`} viewBox={`0 0 ${WIDTH} 90`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="art-sky" width={WIDTH} height="90" />
      <circle class="art-sun" cx={50 + (seed % 140)} cy={24 + (seed % 12)} r="10" />
      <path class="art-far" d={hill(62, 1)} />
      <path class="art-near" d={hill(78, 3)} />
      <path class="art-way" d={`M${40 + (seed % 60)} 90 C 90 74, 140 84, ${160 + (seed % 40)} 66`} />
    </svg>
  );
}
