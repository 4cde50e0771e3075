import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';

const HOME =
  /\b(?:home|back in|back at|daheim|zuhause|zu hause|heim|zuruck|rentr\w*|maison|retour|chez (?:nous|moi)|casa|volver|vuelta|tornare|rientr\w*|ritorno|voltar|volta)\b/;

/** "Back at the apartment by 8" is where they sleep on every evening of the trip. */
const STAY =
  /\b(?:bed|asleep|bett|lit|cama|letto|(?:back|home) (?:at|in|to) (?:the|our) \w+|(?:hotel|apartment|flat|room|hostel|airbnb|ferienwohnung|unterkunft|zimmer|chambre|appartement|logement|gite|habitacion|apartamento|alojamiento|camera|appartamento|alloggio|albergo|quarto|pousada)s?)\b/;

/** On every evening of the trip. */
const EVENINGS =
  /\b(?:(?:every|each) (?:single )?(?:evening|night|day)|evenings|abends|jeden abend|le soir|(?:tous les|chaque) (?:soirs?|jours?)|por las? noches?|(?:cada|todas las) noches?|la sera|(?:ogni|tutte le) ser[ae]|a noite|(?:todas as|cada|toda) noites?)\b/;

/** True when an hour by which everything must have ended is the hour of coming home: "home Sunday by 9pm". */
export const meansHome = ({ kind, said }: Pick<Wish, 'kind' | 'said'>): boolean =>
  kind === 'not_after' && HOME.test(foldName(said)) && !STAY.test(foldName(said)) && !EVENINGS.test(foldName(said));

/** The hour by which the travellers must be home; null when they did not say. */
export function homeBy(backBy: string | null | undefined, wishes: readonly Wish[]): string | null {
  const times = wishes.flatMap((wish) => (meansHome(wish) && wish.time ? [wish.time] : []));
  return [...(backBy ? [backBy] : []), ...times].sort()[0] ?? null;
}
