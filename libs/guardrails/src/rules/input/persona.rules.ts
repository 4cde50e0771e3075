import type { Rule } from '../../match/rule.js';

/** Personas and modes that are said to have no limits. */
export const PERSONA_RULES: readonly Rule[] = [
  {
    id: 'do-anything-now',
    description: 'the DAN persona and its relatives by their slogan',
    weight: 10,
    phrases: [
      'do anything now', 'you are ..2 dan', 'act|acting|respond|answer|answering|pretend|pretending|behave|reply|roleplay ..5 dan', 'dan mode', 'dan will|can|is|has|doesnt|does|must|should ..6 anything|everything|rules|content|information|refuse|restrictions',
      'known|called|named|name|mode as? dan', 'stands for ..3 do|does anything', 'anti dan', 'dans as|have|can', 'youre ..1 dan', 'jailbroken mode|ai|version|chatgpt|gpt|model|assistant|bot',
      'broken|break free ..4 confines|restrictions|shackles|rules|limitations|typical', 'freed ..4 confines|restrictions|shackles|limitations',
      'strive to avoid norms',
    ],
  },
  {
    id: 'unlocked-mode',
    description: 'developer mode, god mode, debug mode and the like',
    weight: 10,
    phrases: [
      'you are ..3 <mode> mode', 'enable|enabled|enter|entering|activate|activated|switch|simulate|start|engage|unlock|active|turn|initiate ..5 <mode> mode', '<mode> mode ..2 enabled|activated|on|engaged|active|unlocked|output|response|engage',
      'with ..1 <mode> mode', 'in|into ..1 <mode> mode ..4 you|your|chatgpt|ai', 'system mode activated', 'evil confidant|mode', 'du bist ..3 entwicklermodus', 'modo desarrollador|desenvolvedor|dios', 'mode developpeur|dieu', 'modalita sviluppatore',
      'im|am your creator|developer|programmer|administrator', 'as your creator|developer|administrator|owner',
      'i am god', 'sudo mode',
    ],
    except: ['phone|android|iphone|tablet|laptop|tv|camera|samsung|pixel ..4 developer|debug mode', 'developer|debug mode ..4 phone|android|iphone|tablet|laptop|tv|samsung|pixel'],
    patterns: [/<\s{0,3}(?:system|god|developer|admin|debug|root|dan)[ _-]?mode/i, /\[\s?(?:system|god|developer|admin|debug|root|dan)[ _-]?mode/i],
  },
  {
    id: 'jailbreak',
    description: 'the word jailbreak where nobody speaks of a prison or a place',
    weight: 10,
    phrases: ['jailbreak', 'jailbreaking', 'jailbroken', 'jailbreaks'],
    except: [
      'jailbreak|jailbreaks|jailbreaking|jailbroken ..2 museum|tour|tours|escape|room|game|movie|film|exhibition|exhibit|bar|pub|restaurant|hotel|hostel|brewery|experience|festival|show|cafe|alcatraz|iphone|phone|ipad|device|kindle|switch|playstation|console|entrance|tickets|ticket',
      'museum|tour|escape|game|movie|film|bar|pub|restaurant|hotel|alcatraz|prison|historic|famous|iphone|phone|ipad|device|visit|the ..1 jailbreak|jailbreaks|jailbroken ..2 of|at|in|museum|from',
      'alcatraz|prison|iphone|phone|android|ipad ..3 jailbreak|jailbreaks|jailbroken|jailbreaking',
      'jailbreak|jailbreaks ..3 alcatraz|prison|jail|18*|19*',
    ],
  },
  {
    id: 'unlimited-model',
    description: 'be an AI that has no restrictions, ethics or filters',
    weight: 10,
    phrases: [
      'you are ..5 <unlimited> ..3 <model>', 'you are ..4 <unlimited> ..2 and ..2 <unlimited>', '<unlimited> ..3 <model>', '<model> ..4 <lacking> ..4 <limit>', '<model> ..2 <unlimited>',
      '<become> as|like ..8 without ..3 <limit>', 'you ..2 have no ..3 <limit>', 'you are ..8 <lacking> ..3 <limit>', 'you ..3 not|never|longer ..2 bound|restricted|limited|restrained|constrained|subject ..4 <limit>',
      'no ..2 content|safety|openai ..2 policy|policies|filter|filters|guidelines', 'doesnt|dont|not|never ..4 openai|openais ..4 policy|policies|guidelines|rules',
      'not|never have to abide|adhere|follow|comply', 'no limits ai', 'openai|openais rules|policies|guidelines ..2 dont|do not|no apply',
      'bist ..6 ohne|keine ..3 <limit>', 'es ..6 sans ..3 <limit>', 'eres ..6 sin ..3 <limit>', 'sei ..6 senza ..3 <limit>', 'voce e|es ..6 sem ..3 <limit>', 'bent ..6 zonder ..3 <limit>',
      'agis|agissez|actua|actue|agisci|aja|handle|действуй ..3 sans|sin|senza|sem|ohne|без ..3 <limit>', '<become> ..4 ohne|sin|sans|senza|sem|zonder|без ..2 <limit>',
      'without ..2 moral|ethical|ethics ..3 <limit>',
    ],
    except: ['rules|policy|policies|guidelines about|on|for|of pets|luggage|baggage|smoking|parking|visa', 'no policy on|about|for'],
  },
  {
    id: 'mentions-limits',
    description: 'talks of lacking restrictions or ethics',
    weight: 5,
    phrases: [
      '<lacking> ..2 moral|morals|morality|ethical|ethics|censorship|filters|moralizing|principles|remorse', 'free|freed ..2 <limit>', 'not ..2 bound|restrained|restricted|constrained ..4 <limit>', 'without ..2 restrictions|limitations|restriction|limitation|censorship|warnings|disclaimers',
      'illegal|immoral|unethical or|and ..2 immoral|unethical|illegal|dangerous|harmful', 'moral|ethical or|and ..2 legal|ethical|moral|guidelines', 'no matter how|if ..5 immoral|unethical|illegal|harmful|offensive|bad|dangerous|ethical',
      '<unlimited> ..3 response|responses|answer|answers|version|model|manner|way|character|language', 'uncensored', 'unfiltered', 'amoral', 'unhinged',
    ],
  },
  {
    id: 'never-refuse',
    description: 'orders to answer whatever is asked',
    weight: 5,
    phrases: [
      'never|not|cannot|cant|wont|dont|doesnt ..3 refuse|decline|reject|deny|refuses|declines', 'answer|answers|comply|complies|respond|fulfill|obey ..4 any|every|all ..3 question|questions|request|requests|prompt|prompts|order|orders|command|commands',
      'never ..3 say ..6 cant|cannot|sorry|unable|no|language|ai', 'you must always|obey|comply|answer', 'do not|dont|never ..3 apologize|apologise|moralize|lecture|disclaim|judge|censor', 'say|says|saying anything ..4 want|wants|wish|asked',
      'accept any|every|all ..2 prompt|request|order|command', 'stay|remain|staying|remember|break|breaking|breaks in|of|to|your|from ..2 character', 'stay in character', 'break|breaking character',
    ],
  },
  {
    id: 'two-voices',
    description: 'asks for a second answer by an unlimited twin',
    weight: 5,
    phrases: [
      'two|both ..4 ways|responses|personas|personalities|persons|paragraphs|answers|voices|modes|different', 'normal|normally|standard|usual|regular|classic ..3 response|respond|answer|chatgpt|gpt', 'the way ..4 would ..2 respond|answer|say',
      '<become> as both', 'respond|responding|answer|reply|speak ..2 as|like ..5 :', 'normal chatgpt|gpt', 'would normally|usually say|respond|answer', 'opposite of ..5 <model>', 'first way ..12 second',
    ],
    patterns: [/\[(?:GPT|CLASSIC|🔒|🔓|[A-Z][A-Za-z]{1,20})\]\s?:/u, /\b(?:gpt|chatgpt)\s?:\s?[[(]/i],
  },
  {
    id: 'new-identity',
    description: 'gives the model another identity',
    weight: 4,
    phrases: [
      'you are now', 'from now on ..3 you|your|we|act|respond', 'you are ..2 going to act|pretend|be|play|roleplay|simulate', 'pretend ..3 be|youre|you', 'act as', 'acting as', 'role play', 'roleplay', 'you ..2 will act|play|pretend|simulate|embody|take|roleplay|be|respond|answer',
      'immerse yourself ..3 role', 'take ..2 persona|role', 'the role of', 'simulate ..4 <model>|conversation|chatbot|mode|connection|persona|character', 'you are no longer', 'imagine ..3 you are', 'i want you to ..3 act|position|simulate|pretend|be|become|play|answer|respond', 'du bist jetzt|nun|ab', 'tu es maintenant|desormais', 'eres ahora', 'ahora eres', 'sei ora|adesso', 'agora voce|es', 'je bent nu', 'теперь ты', 'ты теперь', 'ab jetzt bist|sei',
      'your name is ..2 now', 'your name is', 'a persona|character named|called|of', 'you are about to ..2 immerse|become|roleplay',
    ],
  },
  {
    id: 'speaks-of-models',
    description: 'addresses the model as such',
    weight: 3,
    phrases: [
      'chatgpt', 'openai', 'openais', 'language model', 'gpt', 'gpt4', 'hi|hello|hey|dear chatgpt|ai|gpt|assistant', 'as an ai', 'another ai', 'ai language|model|assistant|system|chatbot', 'chatbot', 'chatbots',
      'an|the ai', 'content|openai|usage|use ..1 policy|policies', 'ai that|which|who|named|called',
    ],
  },
  {
    id: 'fiction-shield',
    description: 'calls it hypothetical, fictional, a game or a test',
    weight: 3,
    phrases: [
      'hypothetical', 'hypothetically', 'fictional', 'fictitious', 'imaginary ..4 world|scenario|character|story|eyes', 'in a world where', 'purely for|fictional|educational', 'this is ..3 game|simulation|roleplay|hypothetical|fictional', 'lets play ..2 game', 'educational|research purposes', 'role play|playing game', 'simulation', 'lets have ..2 roleplay', 'alternate|parallel universe',
    ],
  },
  {
    id: 'prompt-template',
    description: 'a place holder left in a copied prompt',
    weight: 6,
    phrases: ['insert|your|paste|write|type|add ..3 prompt|question here|below', 'prompt here', 'my first|next prompt|request|question|command|message ..2 is|:', 'answer|here my|is ..3 first question|request|prompt', 'the|this prompt :', 'reply|respond|answer|say ..2 understood|yes|ok|ready|confirm if|when|and', 'write here'],
    patterns: [/\[(?:insert )?(?:prompt|question|target ?language|keyword|your prompt[^\]]{0,20}|query)\]/i, /\{(?:prompt|question|query|input)\}/i, /\$\{?prompt\}?/i],
  },
];
