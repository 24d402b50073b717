// Numbers and names: decree 84-79 of 3 April 1984 (1-48), presidential decree 21-117 of
// 22 March 2021, Journal officiel n° 22 of 2021 (49-58), presidential decree 26-206 of 25 May 2026,
// Journal officiel n° 40 of 3 June 2026 (59-69), in the accents and hamzas of today's texts.
// The press lists of November 2025 numbered 60-69 otherwise; the decree settled it. 11 keeps the
// name in daily use: the Journal officiel itself wavers between Tamanghasset and Tamenghasset.

/** Law 84-09 of 4 February 1984: 48 wilayas. */
export const divisionOf1984 = "1984-02-04";

/** Law 19-12 of 11 December 2019, published in Journal officiel n° 78 of this day: 10 more. */
export const divisionOf2019 = "2019-12-18";

/**
 * Law 26-06 of 4 April 2026 (Journal officiel n° 25 of 5 April 2026) creates 11 more, but the
 * wilayas they are cut from run them until 31 December 2026, so a citizen meets them from here on.
 */
export const divisionOf2027 = "2027-01-01";

export interface Wilaya {
  readonly code: number;
  readonly nameFr: string;
  readonly nameAr: string;
  readonly validFrom: string;
  readonly cutFrom: number | null;
}

type Row = readonly [code: number, nameFr: string, nameAr: string, cutFrom?: number];

const of1984: readonly Row[] = [
  [1, "Adrar", "أدرار"],
  [2, "Chlef", "الشلف"],
  [3, "Laghouat", "الأغواط"],
  [4, "Oum El Bouaghi", "أم البواقي"],
  [5, "Batna", "باتنة"],
  [6, "Béjaïa", "بجاية"],
  [7, "Biskra", "بسكرة"],
  [8, "Béchar", "بشار"],
  [9, "Blida", "البليدة"],
  [10, "Bouira", "البويرة"],
  [11, "Tamanrasset", "تمنراست"],
  [12, "Tébessa", "تبسة"],
  [13, "Tlemcen", "تلمسان"],
  [14, "Tiaret", "تيارت"],
  [15, "Tizi Ouzou", "تيزي وزو"],
  [16, "Alger", "الجزائر"],
  [17, "Djelfa", "الجلفة"],
  [18, "Jijel", "جيجل"],
  [19, "Sétif", "سطيف"],
  [20, "Saïda", "سعيدة"],
  [21, "Skikda", "سكيكدة"],
  [22, "Sidi Bel Abbès", "سيدي بلعباس"],
  [23, "Annaba", "عنابة"],
  [24, "Guelma", "قالمة"],
  [25, "Constantine", "قسنطينة"],
  [26, "Médéa", "المدية"],
  [27, "Mostaganem", "مستغانم"],
  [28, "M'Sila", "المسيلة"],
  [29, "Mascara", "معسكر"],
  [30, "Ouargla", "ورقلة"],
  [31, "Oran", "وهران"],
  [32, "El Bayadh", "البيض"],
  [33, "Illizi", "إيليزي"],
  [34, "Bordj Bou Arréridj", "برج بوعريريج"],
  [35, "Boumerdès", "بومرداس"],
  [36, "El Tarf", "الطارف"],
  [37, "Tindouf", "تندوف"],
  [38, "Tissemsilt", "تيسمسيلت"],
  [39, "El Oued", "الوادي"],
  [40, "Khenchela", "خنشلة"],
  [41, "Souk Ahras", "سوق أهراس"],
  [42, "Tipaza", "تيبازة"],
  [43, "Mila", "ميلة"],
  [44, "Aïn Defla", "عين الدفلى"],
  [45, "Naâma", "النعامة"],
  [46, "Aïn Témouchent", "عين تموشنت"],
  [47, "Ghardaïa", "غرداية"],
  [48, "Relizane", "غليزان"],
];

const of2019: readonly Row[] = [
  [49, "Timimoun", "تيميمون", 1],
  [50, "Bordj Badji Mokhtar", "برج باجي مختار", 1],
  [51, "Ouled Djellal", "أولاد جلال", 7],
  [52, "Béni Abbès", "بني عباس", 8],
  [53, "In Salah", "إن صالح", 11],
  [54, "In Guezzam", "إن قزام", 11],
  [55, "Touggourt", "توقرت", 30],
  [56, "Djanet", "جانت", 33],
  [57, "El M'Ghaier", "المغير", 39],
  [58, "El Meniaa", "المنيعة", 47],
];

const of2027: readonly Row[] = [
  [59, "Aflou", "أفلو", 3],
  [60, "Barika", "بريكة", 5],
  [61, "El Kantara", "القنطرة", 7],
  [62, "Bir El Ater", "بئر العاتر", 12],
  [63, "El Aricha", "العريشة", 13],
  [64, "Ksar Chellala", "قصر الشلالة", 14],
  [65, "Aïn Ouessara", "عين وسارة", 17],
  [66, "Messaad", "مسعد", 17],
  [67, "Ksar El Boukhari", "قصر البخاري", 26],
  [68, "Bou Saâda", "بوسعادة", 28],
  [69, "El Abiodh Sidi Cheikh", "الأبيض سيدي الشيخ", 32],
];

const since = (validFrom: string, rows: readonly Row[]): readonly Wilaya[] =>
  rows.map(([code, nameFr, nameAr, cutFrom = null]) => ({
    code,
    nameFr,
    nameAr,
    validFrom,
    cutFrom,
  }));

export const wilayas: readonly Wilaya[] = [
  ...since(divisionOf1984, of1984),
  ...since(divisionOf2019, of2019),
  ...since(divisionOf2027, of2027),
];
