import { divisionOf2019, divisionOf2027 } from "./wilayas.ts";

// Every list is the official one, read in the transcriptions of the Journal officiel that
// djazairdev/wilayas keeps (CC0). A second, independent reading agrees with each: for 2019
// transformatek/geo-enabled-datasets (code_48 beside code_58), for 2026 yasserstudio/geoalgeria
// (its own extract of executive decree 26-253, Journal officiel n° 52 of 21 July 2026).

export interface Move {
  readonly on: string;
  readonly to: number;
  readonly communes: readonly number[];
}

/** Ordinance 97-14 of 31 May 1997, articles 2 to 5: Algiers takes 24 communes on this day. */
const algiersGrows = "1997-07-31";

/** Ordinance 21-03 gives El Borma back to Ouargla (Journal officiel n° 22 of this day). */
const elBormaReturns = "2021-03-25";

/** The communes whose code says Algiers, and the wilaya they belonged to before 1997. */
export const beforeAlgiers: Readonly<Record<number, readonly number[]>> = {
  9: [1634, 1635, 1636, 1637],
  35: [1638, 1639, 1640, 1641, 1642, 1643],
  42: [1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657],
};

const in1997: readonly Move[] = [
  { on: algiersGrows, to: 16, communes: Object.values(beforeAlgiers).flat() },
];

/** Law 19-12, articles 52 bis to 52 bis 9 of law 84-09. */
const in2019: readonly Move[] = [
  { on: divisionOf2019, to: 49, communes: [103, 107, 109, 110, 116, 117, 120, 123, 124, 127] },
  { on: divisionOf2019, to: 50, communes: [125, 128] },
  { on: divisionOf2019, to: 51, communes: [705, 706, 707, 708, 709, 710] },
  { on: divisionOf2019, to: 52, communes: [803, 805, 807, 808, 811, 812, 814, 818, 819, 820] },
  { on: divisionOf2019, to: 53, communes: [1103, 1108, 1110] },
  { on: divisionOf2019, to: 54, communes: [1104, 1107] },
  {
    on: divisionOf2019,
    to: 55,
    communes: [3006, 3007, 3008, 3009, 3010, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020, 3021],
  },
  { on: divisionOf2019, to: 56, communes: [3302, 3305] },
  { on: divisionOf2019, to: 57, communes: [3921, 3922, 3923, 3924, 3927, 3928, 3929, 3930] },
  { on: divisionOf2019, to: 58, communes: [4702, 4711, 4712] },
];

const in2021: readonly Move[] = [{ on: elBormaReturns, to: 30, communes: [3021] }];

/** Law 26-06, articles 52 bis 10 to 52 bis 20 of law 84-09: 108 communes. */
const in2027: readonly Move[] = [
  {
    on: divisionOf2027,
    to: 59,
    communes: [310, 311, 312, 313, 314, 315, 316, 317, 319, 321, 322, 324],
  },
  { on: divisionOf2027, to: 60, communes: [514, 515, 518, 529, 542, 543, 555, 556] },
  { on: divisionOf2027, to: 61, communes: [703, 717, 718, 719, 720] },
  { on: divisionOf2027, to: 62, communes: [1202, 1209, 1215, 1228] },
  { on: divisionOf2027, to: 63, communes: [1310, 1332, 1341, 1343] },
  { on: divisionOf2027, to: 64, communes: [1409, 1429, 1430, 1435, 1439, 1440] },
  {
    on: divisionOf2027,
    to: 65,
    communes: [1708, 1709, 1711, 1719, 1720, 1721, 1731, 1732, 1733, 1735],
  },
  { on: divisionOf2027, to: 66, communes: [1706, 1707, 1717, 1718, 1722, 1724, 1729, 1734] },
  {
    on: divisionOf2027,
    to: 67,
    communes: [
      2603, 2604, 2608, 2610, 2617, 2618, 2622, 2623, 2625, 2631, 2632, 2635, 2638, 2640, 2641,
      2642, 2649, 2651, 2657, 2658, 2664,
    ],
  },
  {
    on: divisionOf2027,
    to: 68,
    communes: [
      2807, 2808, 2820, 2821, 2822, 2823, 2824, 2825, 2826, 2827, 2833, 2834, 2835, 2836, 2837,
      2838, 2839, 2841, 2842, 2843, 2844, 2846, 2847,
    ],
  },
  { on: divisionOf2027, to: 69, communes: [3207, 3208, 3209, 3213, 3214, 3216, 3219] },
];

/** In the order of their days. */
export const moves: readonly Move[] = [...in1997, ...in2019, ...in2021, ...in2027];
