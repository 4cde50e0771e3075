import type { Rule } from '../../match/rule.js';
import { isCardNumber, isIban } from './checksums.js';

/** Secrets and private numbers that must not leave; formats follow the issuers' public documentation. */
export const LEAK_RULES: readonly Rule[] = [
  {
    id: 'secret-leak',
    description: 'API keys, private keys, tokens, passwords and connection strings',
    weight: 10,
    patterns: [
      /\bsk-(?:proj-|ant-|live-)?[A-Za-z0-9_-]{16,200}/,
      /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,100}/,
      /\bduffel_(?:live|test)_[A-Za-z0-9_-]{10,100}/,
      /\bAKIA[0-9A-Z]{12,20}\b/,
      /\bASIA[0-9A-Z]{12,20}\b/,
      /\bAIza[0-9A-Za-z_-]{30,45}/,
      /\bgh[pousr]_[A-Za-z0-9]{20,255}/,
      /\bgithub_pat_[A-Za-z0-9_]{20,255}/,
      /\bglpat-[A-Za-z0-9_-]{16,64}/,
      /\bxox[abeoprs]-[A-Za-z0-9-]{10,200}/,
      /\bhf_[A-Za-z0-9]{20,64}/,
      /\bnpm_[A-Za-z0-9]{30,40}/,
      /\bSG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}/,
      /-----BEGIN (?:[A-Z]{2,10} ){0,3}PRIVATE KEY-----/,
      /\beyJ[A-Za-z0-9_-]{8,2000}\.eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,1000}/,
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?|ftp|https?):\/\/[^\s:@/]{0,100}:[^\s:@/]{1,200}@[^\s/]{1,200}/i,
      /\b(?:[A-Z][A-Z0-9]{1,30}_)?(?:API_?KEY|SECRET(?:_KEY)?|ACCESS_TOKEN|AUTH_TOKEN|PASSWORD|PASSWD|PRIVATE_KEY)\s{0,3}[=:]\s{0,3}["']?[^\s"']{6,200}/,
      /\b(?:password|passwort|passcode|api key|secret key|access token)\s{0,3}(?:is|=|:)\s{0,3}["']?(?=[^\s"']{0,60}[0-9!@#$%^&*])[^\s"']{6,60}/i,
      /\bBearer [A-Za-z0-9._~+/-]{20,2000}/,
    ],
  },
  {
    id: 'card-leak',
    description: 'numbers of payment cards',
    weight: 10,
    patterns: [/\b(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|6011|65\d{2})[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/g, /\b3[47]\d{2}[ -]?\d{6}[ -]?\d{5}\b/g],
    accepts: isCardNumber,
  },
  {
    id: 'iban-leak',
    description: 'numbers of bank accounts',
    weight: 10,
    patterns: [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g],
    accepts: isIban,
  },
  {
    id: 'pii-leak',
    description: 'card codes, social security and passport numbers',
    weight: 10,
    patterns: [
      /\b(?:cvv|cvc)2?\s{0,3}[:=]?\s{0,3}\d{3,4}\b/i,
      /\b\d{3}-\d{2}-\d{4}\b/,
      /\bpassport(?: (?:number|no\.?|nr\.?))?\s{0,2}(?:is|:|#|=)?\s{0,2}[A-Z]{1,2}\d{6,8}\b/i,
      /\bpassport (?:number|no\.?|nr\.?)[^.:=#\n]{0,40}[:=#]\s{0,2}[A-Z]{1,3}\d{6,9}\b/i,
      /\bpassport (?:number|no\.?|nr\.?)\s{0,2}(?:is|:|#|=)?\s{0,2}(?=[A-Z0-9]{0,9}\d{4})[A-Z0-9]{6,10}\b/i,
    ],
  },
  {
    id: 'prompt-leak',
    description: 'the instructions of the model itself',
    weight: 10,
    phrases: [
      'my ..1 instructions|prompt|guidelines|directives are|is|say|says|state|tell|read|:',
      'my system|initial|hidden|developer prompt|instructions|message',
      'system|developer prompt|message :|is|says|reads|was',
      'i was|am|have|been told|instructed|programmed|configured|prompted to ..2 never|not|always|only|act|respond|keep|hide',
      'never reveal ..3 instructions|prompt|rules',
      'here is|are ..2 my|the system ..1 prompt|instructions|message',
      'my instructions :',
      'here are my instructions|rules',
    ],
    patterns: [/<\|(?:im_start|im_end|system)\|>/i, /\byou are (?:a|an|the) [a-z -]{3,40} (?:agent|assistant)\. (?:your task|you must|never|always|respond)/i],
  },
];
