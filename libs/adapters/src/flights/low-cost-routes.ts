import { monthIndex } from '@app/contracts';

/** Airports between which carriers with low fares compete, by region, with what their fares are of those that distance alone tells. */
const REGIONS: readonly (readonly [share: number, airports: string])[] = [
  // Europe and the shores of the Mediterranean: Ryanair, Wizz Air, easyJet, Vueling, Transavia, Eurowings, Norwegian, Pegasus, Volotea.
  [
    0.62,
    `STN LTN LGW LCY SEN BRS MAN LPL LBA NCL EMA BHX EDI GLA PIK ABZ BFS BHD CWL EXT BOH SOU DUB ORK SNN NOC KIR
    BVA CDG ORY LYS MRS NCE TLS BOD NTE LIL BES BIQ MPL CCF EIN AMS RTM CRL BRU BER HAM CGN DUS DTM NRN HHN FKB FMM STR NUE LEJ HAJ BRE
    BSL GVA VIE GRZ SZG BTS KSC BUD DEB PRG BRQ GDN WAW WMI KRK KTW POZ WRO RZE LUZ SZZ BZG LCJ VNO KUN RIX TLL
    CPH BLL AAL AAR ARN NYO GOT MMX OSL TRF BGO SVG TRD HEL TKU TMP
    BCN GRO REU MAD VLC ALC AGP SVQ XRY BIO SDR SCQ VGO OVD ZAZ MJV RMU PMI IBZ MAH TFS TFN LPA ACE FUE SPC LIS OPO FAO FNC PDL TER
    MXP BGY LIN TRN GOA VRN VCE TSF TRS BLQ PSA FLR FCO CIA NAP BRI BDS SUF CTA PMO TPS CAG AHO OLB PEG PSR AOI RMI MLA
    ATH SKG HER CHQ RHO KGS CFU ZTH EFL PVK JTR JMK LCA PFO SOF VAR BOJ PDV OTP CLJ TSR IAS SBZ BCM BEG INI NIS TIA SKP OHD PRN TGD TIV
    DBV SPU ZAD PUY RJK ZAG LJU SJJ TZL BNX KIV SAW ADB AYT DLM BJV RAK FEZ AGA TNG RBA CMN NDR ESU TLV ETM AMM KUT TBS EVN`,
  ],
  // South-east and East Asia: AirAsia, Scoot, VietJet, Lion Air, Cebu Pacific, Jeju Air, Peach, Jetstar Japan, HK Express.
  [
    0.72,
    `KUL PEN BKI KCH LGK JHB BKK DMK CNX CEI HKT KBV USM URT HDY SIN CGK DPS SUB YIA JOG LOP MES PDG MNL CEB CRK DVO PPS KLO TAG
    HAN SGN DAD CXR PQC HUI HPH DLI PNH REP SAI VTE LPQ RGN HKG MFM TPE KHH RMQ ICN GMP PUS CJU TAE NRT HND KIX ITM FUK CTS NGO OKA SDJ HIJ`,
  ],
  // India and its neighbours: IndiGo, SpiceJet, Akasa Air, Air India Express.
  [0.68, 'DEL BOM BLR MAA HYD CCU GOI GOX COK TRV AMD PNQ JAI LKO VNS UDR JDH IXC ATQ SXR IXL BBI IXB GAU IDR NAG CJB IXM KTM CMB'],
  // Mexico and Colombia: Volaris, Viva, Wingo.
  [0.68, 'MEX NLU GDL MTY CUN TIJ MID OAX PVR SJD PXM HUX TGZ VSA CZM BJX QRO BOG MDE CTG CLO SMR ADZ PEI BAQ'],
  // The United States and Canada: Southwest, Frontier, Spirit, JetBlue, Allegiant, Flair.
  [
    0.85,
    `ATL BWI BOS CLT MDW ORD DAL DFW DEN DTW FLL HOU IAH LAS LAX BUR SNA ONT LGB SAN SMF OAK SJC SFO SEA PDX SLC PHX TUS ABQ AUS SAT ELP MSY
    BNA MEM STL MCI MSP MKE IND CMH CLE PIT CVG PHL EWR LGA JFK ISP ALB BUF PVD BDL MCO TPA RSW MIA JAX SAV CHS RDU RIC DCA IAD YYZ YUL YVR YYC YEG`,
  ],
  // Brazil, Argentina, Chile and Peru: GOL, Azul, Flybondi, JetSMART, SKY.
  [0.85, 'GRU CGH VCP GIG SDU BSB CNF SSA REC FOR NAT MCZ POA CWB FLN IGU MAO BEL EZE AEP COR MDZ BRC IGR USH FTE SLA SCL PMC CJC LIM CUZ AQP'],
  // Australia and New Zealand: Jetstar, Virgin Australia.
  [0.82, 'SYD MEL AVV BNE OOL CNS ADL PER HBA LST DRW TSV MCY AKL WLG CHC ZQN DUD'],
];

const AIRPORTS = REGIONS.map(([share, airports]) => ({ share, airports: new Set(airports.split(/\s+/)) }));

/** January and November, when such carriers sell seats for little. */
const EMPTY_MONTHS: readonly number[] = [0, 10];
const EMPTY_SHARE = 0.85;

/** What fares between two airports are of the usual ones for their distance: 1 where no carriers with low fares compete. */
export function lowCostShare(originIata: string, destinationIata: string, date: string): number {
  const region = AIRPORTS.find(({ airports }) => airports.has(originIata) && airports.has(destinationIata));
  if (!region) return 1;
  return region.share * (EMPTY_MONTHS.includes(monthIndex(date)) ? EMPTY_SHARE : 1);
}
