import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** How unsafe help is asked for or announced, what it is about, and what makes the same words harmless. */
export const UNSAFE_LEXICON: Lexicon = {
  ask: words(`
    how write writing give gives provide provides create creates creating generate develop design produce teach teaches instruct instructs
    instructions explain explains describe outline list suggest suggestions show shows help tips steps step guide guidance tutorial manual
    ways way methods method techniques tactics strategy strategies plan procedure script draft compose publish convince persuade argue
    encourage encourages promote promotes here heres sure advice recipe program code algorithm build construct devise formulate organize
    commit plot post blog article speech message email letter campaign manifesto slogans slogan poem song story joke jokes recommend
    identify determine practices where anleitung wie comment como come hoe как
  `),
  asking: words(`
    trick deceive pretend simulate why write give provide create generate develop design produce teach instruct explain outline suggest
    draft compose publish convince persuade argue encourage promote devise formulate organize tell identify determine demonstrate script
    detail construct certainly heres whats title subject
  `),
  intrusionthing: words(`
    malware ransomware spyware keylogger keyloggers keylogging keystrokes trojan trojans rootkit botnet ddos phishing spearphishing backdoor
    xss cryptojacking hijack hijacking hijacker wiretap eavesdrop eavesdropping vulnerabilities exploits hacker hackers hacking deepfake
    deepfakes spoof spoofing antivirus cyberattack cyberattacks shellcode payload metasploit decrypt sniffing sniffer
  `),
  intrusionword: words(`
    hack passwords encrypts logins webcam firewall keystroke sniff payloads server remotely packets wifi router rootkits exploit exploiting
    compromised hijacks unauthorised bypasses cracking cracker infect infecting spying spy viruses worm worms injection credentials breach
    breaching intrusion intercept intercepting overload scrape scraping brute bruteforce escalation infiltrate infiltrating disrupt
    disrupting hijacked jammer jamming exfiltrate exfiltrating bots spam spamming bugging gpsjam unauthorized cyber
  `),
  fraudthing: words(`
    scam scams scamming scammer fraud fraudulent fraudulently counterfeit counterfeits counterfeiting forgery forged forge forging embezzle
    embezzling embezzlement ponzi blackmail blackmailing extort extorting extortion bribe bribes bribing bribery launder laundering
    plagiarism plagiarize shoplift shoplifting burglarize burglary carjack carjacking hotwire hotwiring swindle swindling catfish catfishing
    theft robbery skimmer impersonate impersonating defraud defrauding falsify falsifying falsified fabricated fabricate shill deceptive
    deceive loopholes rig rigging vandalize vandalizing vandalism sabotage sabotaging piracy pirated
  `),
  fraudword: words(`
    lie lying untaxed fakes fooled misrepresent embezzles cheats mlm multilevel plagiarizes forgeries heist loot looting scalp counterfeited fake
    phony bogus dupe duping conning forger laundered undeclared offshore embezzled kickback kickbacks collusion cartel plagiarised plagiarise
    copyrighted torrent torrents cracked keygen bootleg trespass trespassing lockpick lockpicking burglar burglars thief thieves siphon stuffing
    squatting scalping insider stolen pyramid skimming cheat cheating welfare deductions deduction reimbursement falsifies counterfeiter dash
    unemployment payroll ballots odometer vin
  `),
  violencething: words(`
    murder murders murdering assassinate assassinating assassination massacre kidnap kidnapping torture torturing terrorist terrorists
    terrorism hitman lynch behead casualties cannibal cannibals cannibalism vigilante vigilantes arson manslaughter homicide shooter
    genocide dismember mutilate maim dogfighting cockfighting isis jihad qaeda extremist extremists stalker poisoning
  `),
  violenceword: words(`
    unconscious acid machete crossbow bludgeon violent violence violently revenge rapist incendiary bomber insurgency insurgent militia
    sniper ambush hostage hostages beheading execution executions waterboard waterboarding mauling attacker attackers bloodshed riot riots
    rioting uprising sabotage derail derailing vigilantism gang gangs assault assaulting assaults enslave enslaving slavery slaves abduct
    abducting abduction predator
  `),
  hatething: words(`
    slur slurs racist racism sexist xenophobic xenophobia homophobic antisemitic transphobic misogynistic misogyny nazi nazis supremacy
    supremacist supremacists bodyshaming derogatory demeaning dehumanizing hatred bigotry eugenics segregation apartheid klan kkk hateful
  `),
  hateword: words(`
    hitler stalin slavery colonialism superiority undesirable undesirables misogynist racially nationalist nationalism extremism inferior inferiority
    subhuman bigoted bigot discriminate discriminatory oppress oppressing persecute persecution deport ethnostate degenerate degeneracy homophobia
    transphobia islamophobic islamophobia sexism antisemitism chauvinist genocidal cleansing stereotype stereotypes stereotyping incel aryan savages
    vermin purity neo sexuality caste castes bigots antisemite misandry lynching lynchings crusade
  `),
  harassthing: words(`
    harass harassing harassment bully bullying cyberbullying stalk stalking dox doxx doxxing doxing defame defamatory defamation defaming
    insult insults insulting humiliate humiliating threatening threats intimidate intimidating swatting nudes coerce coercing degrading
    libel slander groom grooming gaslight gaslighting
  `),
  harassword: words(`
    mock mocking ridicule ridiculing taunt taunting humiliation embarrass shame shaming vulgar profanity profane obscene offensive hurtful
    cruel vicious viciously hostile discredit ostracize creepy seduce sexist ageist ableist ageism ableism fatphobic fatphobia xenophobia
    racially disgusting
  `),
  falsething: words(`
    misinformation disinformation hoax hoaxes propaganda conspiracy falsely lies rumor rumors pseudoscience clickbait untrue misleading
    smear illuminati chemtrails
  `),
  falseword: words(`
    rumour rumours gossip staged fictitious rigging prove proving proof denies myth fabricating forging invented disproves cover truth
    expose secret agenda elites vaccines vaccine vaccination flat chips microchips fraudulent false deny denying rigged faked fabricate
    fabricated bogus pseudoscientific debunked defamatory deceive deceiving biased revisionist whitewash sensationalist antivax denialism
    denier slander slandering exaggerated autism denial
  `),
  sexualthing: words(`
    porn pornographic pornography erotic erotica orgy orgies bestiality incest nudes unprotected underage rape fetish prostitution
    prostitute prostitutes brothel sexting nsfw
  `),
  sexualword: words(`
    sex sexual strip stripping undress moan orgasm penis breasts horny lingerie prostitute dominatrix bondage explicit sexually naked nude erotically
    aroused seduction kinky genitals masturbate masturbation intercourse threesome escort escorts molest molesting grope groping upskirt voyeur
    necrophilia zoophilia sextape onlyfans
  `),
  drugthing: words(`
    meth methamphetamine heroin cocaine mdma ecstasy lsd fentanyl pcp ghb rohypnol ketamine dmt oxycodone amphetamine narcotics opium
    steroids kokain cocaina laxatives overdose roofies huff huffing xanax adderall opioid opioids inhalants
  `),
  drugword: words(`
    mushroom mushrooms speed poppy pills bong marijuana cannabis shrooms psilocybin pseudoephedrine precursor precursors moonshine mescaline ayahuasca
    khat benzos codeine morphine tramadol salvia darknet psychedelics barbiturates dealer dealers hash hashish edibles stash mule mules synthesize
    synthesis synthesizing synthesise isotope reagents distill lsa nitrous
  `),
  lawlessthing: words(`
    undetected untraceable illegally unlawfully illegal illicit evade evading evasion circumvent circumventing smuggle smuggling contraband
    trafficking traffickers poach poaching ivory tamper tampering overstay overstaying bypass bypassing nonconsensual sweatshop launder
  `),
  lawlessword: words(`
    tusks tusk polygraph alibi wiretapping unnoticed undocumented unmarked anonymous anonymously untraced launders conceal concealing
    loophole caught suspicion authorities detected traced cops minors laborers stowaway felony felon warrant parole probation secretly
    covertly unregistered unlicensed untracked undeclared outlawed unsafe abuse abusing abusive exploiting exploitative pollute polluting
    dump dumping squat blackmarket tipped perjury fugitive fugitives jailbreak manipulate manipulating manipulative brainwash brainwashing
    discriminate discriminating discrimination discriminatory harmful dangerous unethical
  `),
  harmfulthing: words(`
    suicide anorexia anorexic bulimia starvation selfharm purging thinspiration cult cults worshiped bioweapon bioweapons weaponize
    weaponized detonate detonator explosive explosives bomb bombs bombing molotov grenade napalm thermite anfo tatp ricin sarin anthrax
    botulinum cyanide plutonium uranium pathogen pathogens smallpox nitroglycerin silencer firearm firearms ammunition pacemakers e.coli
    arsenic toxin toxins
  `),
  harmfulword: words(`
    pills dying wrists overeat laxative skeletal fertilizer diesel fuse ammo trigger muzzle warhead warheads missile drone drones reactor centrifuge
    bleach fumes lethal poisons lewisite phosgene novichok vx aerosolize dispersal superbug ebola bacteria virus gunpowder detonation shrapnel
    flamethrower landmine landmines rifle pistol handgun handguns shotgun shotguns gun guns bullets weapon weapons weaponry ied ammonium bioterrorism
    anthracis radioactive fission enrichment uxo biological contaminate contaminating infect infecting starve starving emaciated noose hanging cutting
    purge nuclear chlorine toxic explosion spores strain strains contagious outbreak epidemic biohazard corrosive asphyxiate combustible ignite
    detonates blast radiation smallarms caliber
  `),
  contempt: words(`
    badly smell straight cheat lie rights mocks smarter dumber leaders better inferiority less jokes joke lower cannot shouldnt leave
    expelled thrown enemies enemy filthy subhuman savage savages blame blamed fault lazy dirty stupid dumb violent criminal criminals
    thieves thief dangerous untrustworthy greedy evil disgusting ugly worse weaker incapable unfit burden invaders invasion threat deport
    deported ban banned exclude excluded ruin ruining hate hated mock mocking ridicule inferior superior intelligent deny denied fire hire
    hiring unnatural abnormal sinful mentally ill useless worthless parasites vermin animals terrorists lesser subservient obey submissive
    kitchen wrong immoral unwelcome discourage segregated stealing steal crime crimes genetically predisposed justified sterilized enslaved
    deserve deserved ugliest stereotype stereotypes emotional irrational
  `),
  prevent: words(`
    avoid avoiding prevent prevents preventing protect protects protecting beware aware report reporting combat combating recognize spot
    cope coping overcome recover quit treat against never cannot cant wont dont not warning warnings signs victims survivors dangers risks
    penalty penalties define stop
  `),
  remedy: words(`
    prevention insurance hotline helpline awareness victims survivors protection recovery therapy treatment alert alerts warning warnings
  `),
  venue: words(`
    museum museums tour tours memorial exhibit exhibition exhibits walk mystery dinner show history historic historical site monument
    gallery film movie novel book books castle dungeon trail legend legends war wwii cave caves tunnel tunnels theatre opera centre
    documentary shelter town bay beach cove market train game games character villain tv series park ride cocktail cake bath
  `),
};
