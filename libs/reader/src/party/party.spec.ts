import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const partyOf = (text: string) => {
  const { adults, children, childrenAges } = readRequest(text, { now: '2026-11-22', places }).parsed;
  return [adults, childrenAges ?? children];
};

describe('who comes along', () => {
  it.each<[string, number]>([
    ['me + 4 friends to Rome', 5],
    ['me and a colleague to Rome', 2],
    ['five of us plus my nan to Rome', 6],
    ['2 adults, 2 kids (4 and 9) plus granny to Rome', 3],
    ['trois adultes et papi en plus à Rome', 4],
    ['I take my caregiver along, so with my caregiver to Rome', 2],
    ['Rome in May, neither of us likes crowds', 2],
    ['Dad has a bad hip and we want to see Rome', 2],
    ['Oma kann nicht weit gehen, wir wollen nach Rom', 2],
    ['Maman ne marche plus beaucoup, nous voulons voir Rome', 2],
    ['3 Pers. nach Rom', 3],
    ['eu, minha tia e meu sogro em Roma', 3],
    ['io, mio padre e mia zia a Roma', 3],
    ['mit meiner Begleitperson nach Rom', 2],
  ])('%s', (text, adults) => expect(partyOf(text)[0]).toBe(adults));

  it.each<[string, number, number[]]>([
    ['my son (9) and I want to see Rome, we love trains', 1, [9]],
    ['mein Sohn (sieben) und ich nach Rom', 1, [7]],
    ['mein Sohn (9) und ich wollen nach Rom, wir lieben Züge', 1, [9]],
    ['mi hija de siete años y yo queremos ver Roma', 1, [7]],
    ['single mum with my five-year-old to Rome', 1, [5]],
    ['alleinerziehend mit zwei Kindern (3 und 6) nach Rom', 1, [3, 6]],
    ['wir mit Zwillingen (5) und Baby (7 Monate) nach Rom', 2, [5, 5, 0]],
    ['wir mit Drillingen (8) nach Rom', 2, [8, 8, 8]],
    ['um casal com um menino de três e uma menina de seis anos em Roma', 2, [3, 6]],
    ['un couple avec un garçon de neuf ans et un bébé de quatre mois à Rome', 2, [9, 0]],
    ['una coppia con una bambina di otto anni e un neonato di tre mesi a Roma', 2, [8, 0]],
    ['papá soltero con mi nena de cuatro años a Roma', 1, [4]],
  ])('%s', (text, adults, ages) => expect(partyOf(text)).toEqual([adults, ages]));
});

describe('who only says "I"', () => {
  it.each([
    'I want to see Rome in May',
    'Ich möchte im Mai nach Rom',
    'je voudrais voir Rome en mai',
    'quiero conocer Roma en mayo',
    'vorrei vedere Roma a maggio',
    'quero conhecer Roma em maio',
  ])('travels alone: %s', (text) => expect(partyOf(text)[0]).toBe(1));
  it.each([
    'I want to see Rome, we have ten days',
    'I plan a trip to Rome for my parents-in-law’s friends',
    'a trip to Rome in May',
    'ich suche Rom für unseren Verein',
  ])('is not known to travel alone: %s', (text) => expect(partyOf(text)[0]).not.toBe(1));
});
