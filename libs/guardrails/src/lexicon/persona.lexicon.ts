import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** Turning a model into something without limits. */
export const PERSONA_LEXICON: Lexicon = {
  become: words(`
    act acts acting behave pretend roleplay simulate simulating emulate impersonate embody become respond answer play imagine agis agissez
    comporte actua compórtate agisci comportati aja handle verhalte gedraag действуй 행동*
  `),
  model: words(`
    ai ais chatbot chatbots bot assistant chatgpt gpt gpt4 llm openai agi ki ia chatgpts ии
  `),
  unlimited: words(`
    unrestricted uncensored unfiltered unlimited unbound unchained unhinged unmoderated unregulated amoral nonmoral immoral unethical
    lawless limitless unbeschrankt unbeschrankte unzensiert illimitee illimite irrestricto senza irrestrita
  `),
  assistant: words(`
    ai ki ia ии ші chatbot bot assistent assistente asistente assistant asystent asystentem ассистент ассистентом помощник modelo modell modele modello
    model kunstliche artificial artificiale artificielle assistentem assistenten
  `),
  limitword: words(`
    regel* filter* filtr* filtro* regl* regole regola reglas regras regels zasad zasady ograniczen restricciones restrizioni restricoes restrictions
    beschrankung* einschrankung* beperking* правил* ограничен* фильтр* pravidel omezeni begransning* tabu tabus limit* grenz* censur* zensur* цензур*
  `),
  refuse: words(`
    ablehnt ablehnen ablehnst verweigert verweigern refuse refuses refusez rechaza rechazas rechazar rifiuta rifiuti rifiutare recusa recusas recusar
    weigert weigeren odmawia odmawiasz odmawiac neodmita отказывает отказывай отказывайся отклоняет niega negar
  `),
  lacking: words(`
    without no free freed unbound ignores ignoring zero beyond lacks lacking never not doesnt dont isnt arent wont neither nor bypasses
    bypassing disregards disregarding regardless any ohne sans sin senza sem zonder без tanpa bez
  `),
  limit: words(`
    restriction restrictions limit limits limitation limitations filter filters filtering censorship censor moral morals morality ethic
    ethics ethical boundaries guideline guidelines policy policies rules legality laws constraints confines principles moralizing
    disclaimers warnings remorse shackles einschrankungen beschrankungen grenzen limites filtres restricciones limite restrizioni limiti
    restricoes filtros beperkingen ограничений kisitlama* ograniczen batasan
  `),
  mode: words(`
    developer dan god jailbreak jailbroken debug debugging sudo root admin unrestricted uncensored unlocked unsafe evil opposite maintenance
    override entwickler* developpeur desarrollador sviluppatore desenvolvedor ontwikkelaars*
  `),
};
