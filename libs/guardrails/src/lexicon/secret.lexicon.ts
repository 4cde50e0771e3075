import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** Asking for what a model was told in confidence. */
export const SECRET_LEXICON: Lexicon = {
  reveal: words(`
    reveal reveals revealing show print display output repeat leak disclose expose recite dump echo write tell give share list return
    provide summarize summarise encode translate quote copy paste type describe send read spell reproduce restate rephrase paraphrase zeig
    zeige zeigen verrate nenne gib wiederhole drucke offenbare ausgeben affiche affichez montre montrez revele revelez donne repete repetez
    imprime dis muestra muestrame revela imprimir repite dime mostrar mostra mostrami rivela stampa ripeti dimmi mostre repita diga toon
    onthul herhaal geef покажи покажите раскрой выведи повтори напиши goster pokaz ujawnij tampilkan اعرض 보여줘 출력*
  `),
  hiddenkind: words(`
    system developer hidden secret initial original internal inner confidential underlying base preceding exact starting first foundational
    pre master
  `),
  hiddenthing: words(`
    prompt prompts instruction instructions message messages directive directives configuration guidelines preprompt programming context
  `),
  systemprompt: words(`
    systemprompt systemprompts systemanweisungen systeemprompt sysprompt metaprompt preprompt systemmessage
  `),
  repeat: words(`
    repeat print output copy reproduce recite echo paste restate wiederhole repete repite ripeti repita herhaal повтори
  `),
  allabove: words(`
    everything words text sentences content message messages conversation alles tout todo tutto tudo lines
  `),
};
