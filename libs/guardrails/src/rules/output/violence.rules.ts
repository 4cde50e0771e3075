import type { Rule } from '../../match/rule.js';
import { asksFor, harmlessUses, opensWith } from './templates.js';

/** How to hurt people: weapons, violence, self-harm, children. */
export const VIOLENCE_RULES: readonly Rule[] = [
  {
    id: 'weapons',
    description: 'how to make or use weapons, explosives and poisons',
    weight: 10,
    phrases: [...asksFor('<harmfulthing>', '<harmfulword>'), 
      '<make> ..4 <weapon>', '<weapon> ..4 recipe|blueprint|blueprints|ingredients|tutorial', 'recipe|blueprint|blueprints|instructions|tutorial|guide for|of|to ..4 <weapon>', 'chemical|biological|nuclear|radiological weapon|weapons ..4 <make>', '<weapon> ..6 detonate|detonated|detonating|detonation', 'explosive materials|device|devices|compound', 'large|maximum explosion|casualties', 'car ramming', 'bleach ..2 ammonia|vinegar|alcohol', '3d printed|print ..3 gun|guns|firearm|weapon', 'convert ..4 automatic', 'untraceable|unregistered|illegal ..2 <weapon>', 'nail|pipe|fertilizer|pressure|dirty bomb|bombs|gun', 'planting|plant ..3 bomb|bombs|explosives|device',
    ],
    except: [...harmlessUses('<harmfulthing>|<harmfulword>'), 'bath|flavour|flavor|taste|photo|cherry|seed|glitter|jager|hot|cocoa|chocolate bomb|bombs|explosion|explosions', 'bomb|bombs|explosion of flavour|flavours|flavor|flavors|taste|colour|colours|color|colors', 'make|making ..2 water|glue|nail|heat|massage|spray|toy|nerf|squirt gun|guns', 'weapon|weapons|bomb|guns|gun museum|exhibit|exhibition|collection|proof|salute|shelter', 'grow ..3 mustard', 'mustard|ghost sauce|seed|seeds|town|tour|pepper', '<make> ..4 nerve', '<make> ..3 ghost', 'can|may|to not|never|dont ..3 <weapon>'],
  },
  {
    id: 'violence',
    description: 'how to kill, hurt or abduct people',
    weight: 10,
    phrases: [...opensWith('<kill> ..3 <person>'), ...opensWith('<attack> ..3 <place>'), 'take|taking out ..2 guard|guards|witness|politician|president', 'burn|burning down ..2 <place>|houses', 'find|found ..3 autopsy', 'stab|shoot|hit|punch|aim ..4 most damage|pain', ...asksFor('<violencething>', '<violenceword>'), 
      'how ..5 <kill> ..3 <person>', '<howto> ..3 <kill> ..3 <person>', 'best|easiest|good|fastest way ..2 <kill> ..3 <person>', '<howto> ..5 commit ..3 <crime>', 'place|time|how to commit ..2 <crime>', '<kill> ..2 <person> without|and ..3 caught|trace|evidence|detection|away', 'get|getting away with ..2 murder|killing|crime|it', '<kill> ..4 <person> ..6 look|looks|seem like ..2 accident*', 'hire ..3 hitman|assassin|killer', 'terrorist|terror attack|plot|cell|bombing ..6 plan|outline|maximum|carry', 'plan|outline|instructions ..4 terrorist|mass|school|massacre', 'school shooting', '<howto> ..4 blow up ..3 hospital|school|building|church|mosque|synagogue|bridge|train|station', 'bomb my|a|the school|church|hospital|office|mosque|synagogue', 'honor killing', 'slit ..3 throat', 'hide|dispose ..3 body|corpse', 'cover up ..2 murder|crime', 'set ..3 <person> on fire', 'mass casualties|murder|shooting', 'join al|isis|qaeda|taliban', 'inflict ..3 casualties|pain|harm', 'poison ..3 water|food|drink|supply', 'someones car|head|skull|motorbike|house|throat|drink ..2 explode|in|on', 'tamper ..4 pacemaker*|medical|brakes', 'recreate|replicate ..5 attacks|holocaust|auschwitz|massacre|camp|concentration', 'in|smash|hammer|bash ..1 someones skull|head', 'slash* ..2 tires', 'stadium|building|plane|train explosion|crash ..2 plan|execute', 'crash ..1 train|plane', 'concentration camp ..4 build|recreate', 'wipe|wiping out ..2 village|people|population|race',
    ],
    except: [...harmlessUses('<violencething>|<violenceword>'), '<nothuman> ..6 <kill>', '<kill> ..8 <nothuman>', '<kill> ..2 with kindness', 'kill|killing time', 'what does ..8 mean', 'shoot ..3 photo|photos|film|video|portrait|portraits|family|pictures', 'beat ..3 in|at chess|checkers|poker|cards|tennis|golf|monopoly', 'capture ..2 moment|essence|family|attention', 'trap|attack|hunt|fight|crush|drown ..3 crowds|tourist', 'tourist|tourists trap|traps', 'beat|avoid ..2 crowd|crowds', 'hang out|around|with|up', 'push|cut ..2 through'],
  },
  {
    id: 'self-harm',
    description: 'how to harm oneself, or praise of it',
    weight: 10,
    phrases: ['end it all', 'least|most painful|painless way', 'how many ..3 pills', 'pills ..5 to die', 'hide ..3 cuts|scars|bruises|eating', 'suicide method|methods|guide|instructions|note|pact', '<howto> ..4 commit|committing suicide', 'commit suicide', 'self harm ..2 instructions|methods|guide|tips', '<howto> ..5 <kill> ..2 myself|yourself|themselves|oneself', 'end ..1 my|your life', '<kill> ..2 my|your own|wrist|wrists|arm|artery|throat|life', 'carve ..5 arm|leg|skin', 'painless way ..2 die', 'lethal dose|overdose ..3 of', 'cervical|carotid artery', 'purge ..4 weight', 'promote|promotes|encourage|encourages|encouraging|glorif* ..3 anorexia|bulimia|eating|suicide|self|starvation', 'pro ana', 'starve|starving myself|yourself', 'extreme ..1 diet|dieting|fasting|weight ..4 tips|loss', 'huff paint|glue', 'encourages ..3 suicide', 'how ..3 hang myself|yourself', 'jump off|from ..4 die', 'feed|feeding ..5 infant|infants ..6 honey', 'dangerous diet*', 'disordered eating'],
    except: ['suicide prevention|hotline|helpline|squad|burning', 'prevent* ..4 suicide', 'eating disorder ..4 help|recovery|treatment'],
  },
  {
    id: 'child-exploitation',
    description: 'sexual or other exploitation of children',
    weight: 10,
    phrases: ['child|children|minor|minors|underage|kids|preteen ..3 porn|pornography|sexual|sex|nude|nudes|exploitation|erotic|sexually', 'sexual|sexually|nude|porn|erotic|seduce|groom ..4 child|children|minor|minors|underage|kids|teen|boy|girl', 'pedophil*', 'csam', 'lolita ..2 content|pictures', 'grooming ..3 child|children|minors', 'child trafficking|labor|soldiers|pornography', 'lure|abduct|capture|kidnap ..3 child|children|kid|kids'],
    except: ['what|prevent|preventing|report|reporting|stop|against|protect|protecting|fight|combat ..4 child|children ..3 exploitation|abuse|pornography|trafficking|labor', 'child ..2 policy|prevention|protection', 'child exploitation|trafficking is', 'cannot|cant|not|wont ..12 child|children|minors ..3 sexual|exploitation|pornography'],
  },
];
