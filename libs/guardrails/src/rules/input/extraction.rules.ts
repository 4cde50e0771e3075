import type { Rule } from '../../match/rule.js';

/** Getting at the prompt, the configuration or secrets. */
export const EXTRACTION_RULES: readonly Rule[] = [
  {
    id: 'prompt-extraction',
    description: 'reveal, print or repeat the system prompt',
    weight: 10,
    phrases: [
      '<reveal> ..5 system|developer|initial|hidden|original|internal|secret|inner|starting|base|pre prompt|prompts|instruction|instructions|directive|directives|configuration|guidelines|message|messages',
      '<reveal> ..4 <hiddenkind> ..2 <hiddenkind> <hiddenthing>',
      '<reveal> ..2 the prompt|preprompt|programming', '<reveal> ..3 your|ur|ta|tes|tu|tus|tuo|tue|seu|suas|deine|deinen|je|jouw ..2 prompt|prompts|preprompt|instructions|directives|programming|anweisungen|consignes|instrucciones|istruzioni|instrucoes|instructies',
      '<reveal> ..5 <systemprompt>', 'invite systeme', 'prompt ..2 sistema', 'prompt di sistema', 'prompt systeme', 'prompt systemowy', 'системный|системные|системную|системного промпт|инструкции|запрос|подсказку', 'sistem istem*', '시스템 프롬프트*', 'prompt sistem',
      'reveal ..2 prompt', 'what ..4 your ..3 system|initial|original|hidden|secret|internal|first|exact prompt|prompts|instruction|instructions|message|rules|guidelines', 'what ..2 your ..1 prompt|instructions|directives|programming',
      'sentence|word|line|words|part ..2 of your ..2 prompt|instructions|message', 'what were you ..2 told|instructed|asked before|initially|originally|by|at',
      'what|which instructions|rules|guidelines ..2 you ..2 given|follow|have|received|told', 'prompt|instructions|rules ..1 you were|are ..2 given|told|following|programmed', 'what are|were you ..2 not ..2 supposed|allowed|permitted ..2 say|tell|reveal|share|disclose',
      'encode|encoded|base64|rot13|translate|backwards|reversed|summarize|summarise ..6 your ..3 prompt|instructions|configuration', 'your system prompt|message|instructions', 'the system prompt', 'system prompt :', 'your ..1 hidden|secret|confidential instructions|prompt|rules|directives',
      'developer message', '<reveal> ..3 developer|system message|instructions', 'share|reveal|print|show|dump|expose your configuration|config|settings|source',
    ],
    except: ['system prompt|prompts me|us|you|for|him|her|them', 'show|display|write|send ..3 message|messages|instructions from|for|to', 'ticket|vending|booking|ordering|navigation|parking|atm ..3 system prompt|message'],
  },
  {
    id: 'repeat-context',
    description: 'repeat everything above, word for word',
    weight: 10,
    phrases: [
      '<repeat> ..2 <allabove> ..2 above|before|prior|preceding', '<repeat> ..3 above ..2 <allabove>|instructions|prompt', '<repeat> ..4 words ..2 above', '<repeat> ..4 starting with ..4 you are', 'go line by line ..6 above', 'starting with ..3 phrase ..2 you are', 'include everything ..4 above',
      '<repeat> ..3 exact ..2 prompt|instructions', 'everything|all|text|words|sentences|content ..1 above this ..2 message|line|point|sentence|prompt|conversation', 'words|text above starting', 'words above verbatim', 'conversation ..3 so far verbatim', 'before this|our ..1 conversation|chat started|began',
      '<reveal> ..4 text|words|content|everything ..4 before this|the|my message|conversation|chat|prompt|question', 'was oben|daruber steht', 'alles oberhalb', 'tout ce qui precede', 'texte ci dessus', 'todo lo anterior', 'tutto ..2 sopra', 'tudo ..2 acima', 'alles hierboven',
    ],
    except: ['activities|hotels|flights|list|options|places|table|itinerary|plan|dates ..2 above'],
  },
  {
    id: 'secret-extraction',
    description: 'asks for keys, identities or passwords the model may know',
    weight: 10,
    phrases: [
      '<reveal> ..3 your unique|secret|internal id|identifier|key|password|code|token', 'output your ..3 id|key|password', 'your ..2 secret|api|access|private key|keys|password|token|code|tokens', 'your ..1 unqiue|unique id', '<reveal> ..4 api|secret|private|encryption|access key|keys|token|tokens|credentials', '<reveal> ..3 environment variables',
      '<reveal> ..4 another|other user|users|customer|customers|guest|guests|traveler|travellers data|bookings|email|address|plan|plans|trip|trips|passwords|details|information|log', '<reveal> ..4 users email|password|address|location|phone|credit|home|personal|passport|ssn', '<reveal> ..6 of another|other user|users|customer|customers',
      '<reveal> ..8 another|other user|users|customers trip|data|plan', 'bank balance of', 'where the user lives', 'all users|customers passwords|emails|data|records',
      'what is ..1 your ..2 password|key|secret',
    ],
    except: ['wifi|wi|door|room|hotel|booking|reservation|confirmation ..3 password|code|key'],
  },
];
