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
  developername: words(
    'entwickler entwicklern developpeur developpeurs desarrollador desarrolladores sviluppatore sviluppatori desenvolvedor desenvolvedores programador programadores ontwikkelaar ontwikkelaars tworcy vyvojari разработчик разработчики',
  ),
  ownword: words(
    'vos votre ihre ihren vuestras vostre suoi deine deinen deiner tes ta tu tus sus tue le las les los tuas suas seu as je jouw twoje twoich svoje твои свои ваши',
  ),
  hiddenword: words(`
    geheimen geheime verborgenen verborgene versteckten versteckte internen interne internes cachees caches secretes secrets ocultas ocultos
    secretas internas nascoste nascosti segrete ocultas verborgen geheime ukryte ukrytych skryta tajna скрытые тайные внутренние секретные dolda
  `),
  ruleword: words(`
    regeln vorgaben anweisungen instruktionen consignes regles instructions directives reglas instrucciones ordenes directrices regole istruzioni
    direttive regras instrucoes diretrizes regels instructies zasady instrukcje pravidla pokyny правила инструкции указания regler instruktioner
  `),
  revealword: words(`
    nenne nenn zeig zeige zeigen verrate gib liste listez liste enumere donne montre affiche revele enumera muestra muestrame lista dime dinos
    elenca elencami elencate mostra mostrami mostre mostra liste toon som noem geef wymien pokaz podaj vypis ukaz перечисли покажи назови rakna visa
  `),
  repeat: words(`
    repeat print output copy reproduce recite echo paste restate wiederhole repete repite ripeti repita herhaal повтори
  `),
  allabove: words(`
    everything words text sentences content message messages conversation alles tout todo tutto tudo lines
  `),
};
