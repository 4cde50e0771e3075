import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** People, things and deeds that unsafe instructions speak of. */
export const HARM_LEXICON: Lexicon = {
  make: words(`
    make makes making build building create creating manufacture manufacturing construct constructing assemble assembling produce producing
    cook cooking synthesize synthesizing synthesise craft brew grow growing culture cultivate prepare preparing design develop developing
    weaponize detonate detonating plant cause extract improvise obtain acquire mix mixing baut bauen fabriquer fabricar costruire maken
    herstellen сделать изготовить
  `),
  weapon: words(`
    bomb bombs explosive explosives firearm firearms gun guns weapon weapons grenade molotov napalm silencer suppressor landmine ied anfo tatp
    thermite ricin sarin anthrax vx explosion bombe sprengstoff bomba explosif explosivo бомбу взрывчатку pathogen bioweapon bioweapons toxin chlorine
    cyanide botulinum tannerite semtex nitroglycerin rifle rifles pistol pistols shotgun handgun ammunition warhead
  `),
  drug: words(`
    meth methamphetamine heroin cocaine crack mdma ecstasy lsd fentanyl pcp ghb ketamine dmt opioids amphetamine drugs drug narcotics
    psilocybin kokain drogen cocaina drogas
  `),
  kill: words(`
    knock run bite scald electrocute impale sacrifice eat paralyze bury stomp trample shove pepper kill killing murder murdering assassinate
    assassinating stab stabbing strangle strangling poison poisoning torture torturing rape assault kidnap kidnapping abduct abducting behead execute
    executing lynch shoot snipe sniping choke beat beating punch slap kick suffocate drown maim mutilate dismember butcher gut slaughter eradicate
    exterminate annihilate hurt harm injure attack attacking drug sedate capture crush smash hang sever terminate eliminate liquidate cripple
    disfigure burn slit cut hunt decapitate fight push tackle whip gas blow destroy wipe roofie trap töten umbringen tuer matar uccidere doden убить
    skin carve rip tear amputate slice stone starve cage enslave blind ram stalk ambush incapacitate subdue bludgeon whack batter scare rough
  `),
  person: words(`
    cat cats dog dogs animal animals pet cyclist cyclists pedestrian driver passengers guard guards cop cops judge witness witnesses kitten puppy
    horse guests parents son daughter girl girls boy boys men roommates landlord protesters demonstrators voters tenants rival someone somebody
    someones person people human humans wife wifes husband husbands neighbor neighbors neighbour neighbours coworker coworkers colleague boss
    girlfriend boyfriend child children kid kids toddler toddlers baby babies man woman women politician politicians president crowd crowds civilians
    civilian student students family ex enemy roommate mother father brother sister grandmother spouse victim victims teacher classmate classmates
    jews muslims christians immigrants celebrity spectators pets pedestrians mom dad patient patients employee officer policeman senator teenager
    minor minors infant infants stranger strangers commuters village villagers homeless myself yourself somone tourist tourists servant cleaner nanny
    community persons peoples childs mans womans partner brothers sisters babys customer customers guest lover opponent rivals parent fetus elderly
    clerk cashier inmate prisoner prisoners hostage soldiers police policemen
  `),
  place: words(`
    synagogue church mosque temple school hospital bridge train building house houses home station airport embassy stadium office bank mall
    plane subway dam pipeline grid parade concert courthouse clinic village city car bus
  `),
  attack: words(`
    attack attacking bomb bombing burn burning blow destroy sabotage derail crash demolish torch vandalize detonate explode shoot storm rob
    robbing
  `),
  valuable: words(`
    money car cars identity identities card cards data packages jewelry jewellery wallet wallets phone phones bike bikes art artwork
    paintings funds cash goods information documents credentials passwords secrets property merchandise votes store shop bank casino checks
    medications electricity copper plates luggage gas wifi cable
  `),
  intimate: words(`
    wife wifes husband husbands neighbor neighbors neighbour neighbours coworker coworkers boss bosss girlfriend girlfriends boyfriend boyfriends ex
    exes roommate roommates mother mothers father fathers teacher teachers classmate classmates tinder match matchs cleaner cleaners nanny nannys
    servant servants employee employees officer officers friend friends colleague colleagues landlord landlords professor professors doctor doctors
    accountant accountants cousin cousins uncle aunt client clients therapist therapists plumber plumbers driver drivers tenant tenants crush
    daughters sons stepdad stepmom mailman dentist dentists worker workers nurse maid maids barber gardener stranger strangers senator politician
    realtor partner partners sister sisters brother brothers son daughter student students patient patients customer customers assistant babysitter
    babysitters trainer lawyer lawyers butler chef aide date dates manager managers supervisor coach pastor pilot
  `),
  privatedata: words(`
    prison arrested born pregnant income earn earns affair live lives address ssn password passwords pin passport license licence birth birthday
    medical records bank account salary sexual orientation social phone number religion religious immigration criminal tax diagnosis medication
    browsing email certificate union credit voting political login movements whereabouts history status health plate sexuality married dating gay
    wealth debt grades prescription prescriptions schedule relatives workplace
  `),
  malware: words(`
    malware ransomware spyware keylogger trojan worm rootkit botnet virus viruses ddos exploit exploits backdoor phishing hijacking hijacker
    adware hacking hack hacks zero
  `),
  steal: words(`
    steal stealing steals rob robbing shoplift shoplifting burglarize embezzle embezzling hotwire carjack pickpocket loot siphon funnel
    swindle swindling defraud defrauding scam scamming extort extorting blackmail blackmailing stalk stalking dox doxx doxxing swat swatting
    hack hacking hacked impersonate catfish catfishing vandalize vandalizing sabotage sabotaging smuggle smuggling traffic trafficking
    launder laundering counterfeit counterfeiting forge forging plagiarize plagiarise bribe bribing evade evading wiretap eavesdrop spy
    spying poach poaching bully bullying harass harassing groom grooming coerce coercing radicalize indoctrinate gaslight cheat cheating
    falsify falsifying tamper tampering pirate pirating clone cloning threaten threatening incite inciting dump dumping intimidate exploit
    exploiting manipulate manipulating defame insult insulting
  `),
  crime: words(`
    fraud theft burglary robbery murder massacre genocide arson terrorism rape suicide assault kidnapping forgery embezzlement extortion
    blackmail trafficking vandalism manslaughter homicide bribery infanticide treason perjury crimes crime shooting insider voter harassment
    violence abuse laundering poaching adultery hate cannibalism torture piracy stalking scams scam attack attacks bullying
  `),
  group: words(`
    black blacks white jewish jew jews muslim muslims christian christians asian asians latino latinos mexican mexicans immigrants immigrant refugees
    women men gay gays lesbian trans transgender lgbtq lgbt disabled disabilities homeless hindus hindu buddhists buddhist sikhs african africans
    indians chinese arabs arab roma gypsies elderly homosexuals bisexual nonbinary queer race races ethnic ethnicity religion minorities minority
    pregnant girls overweight obese autistic aids hiv intersex asexual pansexual catholics natives foreigners females undocumented migrants unemployed
    amish atheists wheelchair skinned older whites
  `),
  lesser: words(`
    inferior superior less predisposed lazy criminals dirty dangerous worse stupid evil subhuman disgusting better unwelcome overrepresented
    violent
  `),
  howto: words(`
    how instructions instruction instruct instructs guide guidance tutorial manual steps step recipe teach teaches explain describe outline
    tips methods method ways way techniques strategies strategy tactics plan procedure process advice suggest suggestions practices wie
    comment como come hoe как anleitung
  `),
  compose: words(`
    write writing create develop generate produce design draft compose publish give provide show list help make code script spread post
    convince persuade argue teach instruct
  `),
  nothuman: words(`
    game chess checkers novel movie film fiction fictional story play minecraft fortnite python linux process video weeds rats mice ants
    bugs bed mosquitoes fish lights engine time garden tv show baseball football soccer basketball competition contest theatre musical
    witcher gta sims dota payday duty rpg character characters card cards gym boxing karate paintball photo photos picture pictures camera
    photograph portrait deal dialogue laugh pig chicken cow cake sauce dance pinata coconut program thread
  `),
};
