/** The Snowball stemmer for Italian (snowballstem.org), in its published steps. */

const VOWELS = new Set([...'aeiouàèìòù']);
const PRONOUNS = longestFirst(
  'ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli telo tene cela cele celi celo cene vela vele veli velo vene',
);
const STANDARD = longestFirst(
  'anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti istà istè istì oso osi osa ose mente atrice atrici ante anti azione azioni atore atori logia logie uzione uzioni usione usioni enza enze amento amenti imento imenti amente ità ivo ivi iva ive',
);
const VERBS = longestFirst(
  'ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi endo erà erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete erò erono essero ete eva evamo evano evate evi evo Yamo iamo immo irà irai iranno ire irebbe irebbero irei iremmo iremo ireste iresti irete irò irono isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir',
);

/** The stem of a lower-case Italian word, accents kept. */
export function stemItalian(word: string): string {
  const marked = markVowels(word);
  const rv = startOfRv(marked);
  const r1 = startOfR(marked, 0);
  const r2 = startOfR(marked, r1);
  const bare = withoutPronoun(marked, rv);
  const standard = withoutStandardSuffix(bare, rv, r1, r2);
  const verb = standard === bare ? withoutVerbSuffix(bare, rv) : standard;
  return withoutVowel(verb, rv).toLowerCase();
}

/** u after q, and u or i between vowels, are consonants from here on (written in capitals). */
function markVowels(word: string): string {
  const letters = [...word.replace(/[áéíóú]/g, (vowel) => 'àèìòù'['áéíóú'.indexOf(vowel)] ?? vowel)];
  for (let at = 1; at < letters.length; at++) {
    const letter = letters[at]!;
    if (letter === 'u' && letters[at - 1] === 'q') letters[at] = 'U';
    else if ((letter === 'u' || letter === 'i') && isVowel(letters[at - 1]) && isVowel(letters[at + 1])) {
      letters[at] = letter.toUpperCase();
    }
  }
  return letters.join('');
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.has(letter);
}

function startOfRv(word: string): number {
  if (word.length < 3) return word.length;
  const consonantSecond = !isVowel(word[1]);
  if (!consonantSecond && !isVowel(word[0])) return 3;
  for (let at = 2; at < word.length; at++) if (isVowel(word[at]) === consonantSecond) return at + 1;
  return word.length;
}

/** After the first consonant that follows a vowel. */
function startOfR(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) {
    if (isVowel(word[at - 1]) && !isVowel(word[at])) return at + 1;
  }
  return word.length;
}

function withoutPronoun(word: string, rv: number): string {
  const pronoun = PRONOUNS.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= rv);
  if (pronoun === undefined) return word;
  const base = word.slice(0, -pronoun.length);
  if (/(ando|endo)$/.test(base) && base.length - 4 >= rv) return base;
  if (/(ar|er|ir)$/.test(base) && base.length - 2 >= rv) return `${base}e`;
  return word;
}

function withoutStandardSuffix(word: string, rv: number, r1: number, r2: number): string {
  const suffix = STANDARD.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return word;
  const base = word.slice(0, -suffix.length);
  const inR2 = base.length >= r2;
  const drop = (stem: string, ending: string) =>
    stem.endsWith(ending) && stem.length - ending.length >= r2 ? stem.slice(0, -ending.length) : stem;
  const dropFirst = (stem: string, endings: string[]) => {
    const ending = endings.find((candidate) => stem.endsWith(candidate));
    return ending === undefined ? stem : drop(stem, ending);
  };
  if (/^[ai]ment[oi]$/.test(suffix)) return base.length >= rv ? base : word;
  if (suffix === 'amente') {
    if (base.length < r1) return word;
    const withoutIv = drop(base, 'iv');
    return withoutIv !== base ? drop(withoutIv, 'at') : dropFirst(base, ['abil', 'os', 'ic']);
  }
  if (!inR2) return word;
  if (/^(azion|ator)/.test(suffix)) return drop(base, 'ic');
  if (suffix.startsWith('logi')) return `${base}log`;
  if (/^u[zs]ion/.test(suffix)) return `${base}u`;
  if (suffix.startsWith('enz')) return `${base}ente`;
  if (suffix === 'ità') return dropFirst(base, ['abil', 'ic', 'iv']);
  if (/^iv[oiae]$/.test(suffix)) {
    const withoutAt = drop(base, 'at');
    return withoutAt === base ? base : drop(withoutAt, 'ic');
  }
  return base;
}

function withoutVerbSuffix(word: string, rv: number): string {
  const suffix = VERBS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= rv);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}

function withoutVowel(word: string, rv: number): string {
  let stem = word;
  if (/[aeioàèìò]$/.test(stem) && stem.length - 1 >= rv) {
    stem = stem.slice(0, -1);
    if (stem.endsWith('i') && stem.length - 1 >= rv) stem = stem.slice(0, -1);
  }
  return /[cg]h$/.test(stem) && stem.length - 2 >= rv ? stem.slice(0, -1) : stem;
}

function longestFirst(words: string): string[] {
  return words.split(' ').sort((a, b) => b.length - a.length);
}
