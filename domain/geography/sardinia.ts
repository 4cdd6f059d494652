/**
 * Municipalities of the provinces reborn in 2025 (L.R. Sardegna 7/2021), by plate. Municipality lists older than
 * that carry SS, NU and SU for them; what is left of SU (Sud Sardegna) joined the metropolitan city of Cagliari.
 */
const REBORN: Record<string, string> = {
  OT: "Aggius|Aglientu|Alà dei Sardi|Arzachena|Badesi|Berchidda|Bortigiadas|Buddusò|Budoni|Calangianus|Golfo Aranci|La Maddalena|Loiri Porto San Paolo|Luogosanto|Luras|Monti|Olbia|Oschiri|Padru|Palau|San Teodoro|Sant'Antonio di Gallura|Santa Teresa Gallura|Telti|Tempio Pausania|Trinità d'Agultu e Vignola",
  OG: 'Arzana|Bari Sardo|Baunei|Cardedu|Elini|Gairo|Girasole|Ilbono|Jerzu|Lanusei|Loceri|Lotzorai|Osini|Perdasdefogu|Seui|Talana|Tertenia|Tortolì|Triei|Ulassai|Urzulei|Ussassai|Villagrande Strisaili',
  VS: 'Arbus|Barumini|Collinas|Furtei|Genuri|Gesturi|Gonnosfanadiga|Guspini|Las Plassas|Lunamatrona|Pabillonis|Pauli Arbarei|Samassi|San Gavino Monreale|Sanluri|Sardara|Segariu|Serramanna|Serrenti|Setzu|Siddi|Tuili|Turri|Ussaramanna|Villacidro|Villamar|Villanovaforru|Villanovafranca',
  CI: "Buggerru|Calasetta|Carbonia|Carloforte|Domusnovas|Fluminimaggiore|Giba|Gonnesa|Iglesias|Masainas|Musei|Narcao|Nuxis|Perdaxius|Piscinas|Portoscuso|San Giovanni Suergiu|Sant'Anna Arresi|Sant'Antioco|Santadi|Tratalias|Villamassargia|Villaperuccio",
  OR: 'Genoni',
};

const PLATE_OF = new Map(
  Object.entries(REBORN).flatMap(([sigla, names]) => names.split('|').map((name): [string, string] => [name, sigla])),
);

/** The plate of today for a Sardinian municipality written with the plate of any of the past lists. */
export function sardinianSigla(municipality: string, sigla: string): string {
  return PLATE_OF.get(municipality) ?? (sigla === 'SU' ? 'CA' : sigla);
}
