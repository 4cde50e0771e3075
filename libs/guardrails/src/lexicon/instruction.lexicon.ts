import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** Telling a model to drop what it was told, in the languages of our travellers; accents do not matter. */
export const INSTRUCTION_LEXICON: Lexicon = {
  override: words(`
    ignore ignores ignored ignoring disregard disregards disregarding forget forgetting override overrides overriding discard neglect bypass
    bypassing abandon dismiss erase replace nullify supersede unlearn overwrite invalidate violate disobey cancel drop void skip ignoriere
    ignorier ignorieren ignoriert missachte missachten vergiss vergessen ueberspringe verwirf ignorez ignorer oublie oubliez oublier neglige
    negligez contourne contournez ignora ignorad ignoren ignorar olvida olvide olviden olvidate descarta descarte omite omita ignorate
    ignori ignorare dimentica dimenticate dimenticare scorda trascura tralascia esqueca esquece esquecer desconsidere desconsiderar
    descartar desrespeite negeer negeert negeren vergeet vergeten игнорируй игнорируйте проигнорируй проигнорируйте забудь забудьте отбрось
    zignoruj ignoruj zapomnij pomin unut unutun gormezden abaikan lupakan تجاهل انس انسى 무시하고 무시해 무시하세요 잊어
  `),
  prior: words(`
    previous previously prior preceding earlier above foregoing former before initial original existing preexisting vorherigen vorherige
    vorangegangenen vorigen bisherigen obigen fruheren obenstehenden bislang vorher precedentes precedente precedents precedent anterieures
    anterieurs dessus prealables avant anteriores anterior previas previos previa arriba antes acima precedenti anteriori sopra prima vorige
    eerdere voorgaande bovenstaande предыдущие предыдущих прежние прошлые вышеуказанные poprzednie wczesniejsze onceki sebelumnya السابقة 이전
    이전의 위의
  `),
  every: words(`
    all any every each everything anything alle alles toutes tous tout todas todos todo tudo tutte tutti все всё tum semua كل 모든
  `),
  directive: words(`
    instruction instructions instruct* directive directives prompt prompts programming preprompt guardrails safeguards anweisung anweisungen
    instruktionen instruktion vorgaben systemprompt systemanweisungen richtlinien consigne consignes directrices instrucciones instruccion
    indicaciones istruzione istruzioni direttive instrucoes instrucao diretrizes instructie instructies opdrachten инструкции инструкций
    инструкцию указания указаний instrukcje instrukcji polecenia talimat* instruksi petunjuk التعليمات تعليمات 지시* 지침* 명령*
  `),
  rule: words(`
    rule rules guideline guidelines order orders command commands constraint constraints restriction restrictions policy policies request
    requests context conversation training limitations protocol protocols task tasks text input query regeln befehle beschrankungen aufgabe
    aufgaben auftrag regles ordres reglas ordenes restricciones regole ordini regras ordens restricoes regels bevelen правила правил команды
    zasady kurallar* aturan perintah القواعد 규칙*
  `),
  safeguard: words(`
    safety guardrail guardrails safeguard safeguards filter filters moderation restriction restrictions policy policies guidelines
    protections censorship limitations ethics alignment sicherheitsfilter sicherheitsregeln filtres filtros filtri
  `),
  weaken: words(`
    bypass bypassing disable disabling deactivate circumvent remove override evade evading unlock defeat ignore disregard lift umgehe
    umgehen deaktiviere deaktivieren desactive desactiva disattiva desative schakel omzeil contourne elude aggira contorne отключи обойди
  `),
  negation: words(`
    not dont never without no nicht ne nie nunca non nao niet cannot cant stop
  `),
  follow: words(`
    follow obey heed listen adhere comply respect abide befolge befolgen beachte suis suivez respecte sigas obedezcas seguire siga volg
  `),
};
