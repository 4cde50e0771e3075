import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** Verbs that make an agent do something in the world. */
export const ACTION_LEXICON: Lexicon = {
  act: words(`
    send make create delete share post book reserve cancel transfer forward invite remove change update say add get download upload pay
    click visit append read move give tell write solve reset call email include attach concatenate recommend schedule order buy open execute
    run print output
  `),
  danger: words(`
    transfer wire exfiltrate forward grant execute steal leak disable deploy erase unlock overwrite install uninstall
  `),
  send: words(`
    send email mail forward share post transmit upload leak exfiltrate submit text wire transfer publish sende schicke envia envie envialos
    envoie envoyez invia stuur отправь
  `),
  private: words(`
    passport password passwords credit card cards bank credentials security personal address iban phone location emails messages
    conversation history transactions data datos dados daten donnees bookings reservations account identity calendar contacts token code
  `),
  ignore: words(`
    ignore ignoring disregard forget override ignoriere ignorieren vergiss ignorez ignorer oubliez oublie ignora ignorar olvida dimentica
    esqueca desconsidere negeer vergeet игнорируй забудь
  `),
};
