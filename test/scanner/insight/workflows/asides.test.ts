// Sentences that say how work goes or that it stands still, each beside one that uses the same words for something else.
import { describe, expect, it } from "vitest";
import asides from "../../../../src/scanner/insight/data/asides.json" with { type: "json" };
import statements from "../../../../src/scanner/insight/data/statements.json" with { type: "json" };
import { prepareText } from "../../../../src/scanner/insight/match-terms.ts";
import { statementIndex, statementsIn } from "../../../../src/scanner/insight/signals/statements.ts";

function made(language: string, sentence: string): string[] {
  const index = statementIndex(language);
  return index ? statementsIn(index, prepareText(sentence)).map(({ id }) => id) : [];
}

type Twin = [language: string, says: string, onlySoundsLikeIt: string];

const TWINS: Record<keyof typeof asides, Twin[]> = {
  paused: [
    ["en", "All lessons are suspended until further notice.", "Lessons by appointment until further notice."],
    ["de", "Bis auf Weiteres finden keine Kurse statt.", "Dieser Preis gilt bis auf Weiteres."],
    ["fr", "Les cours sont annulés jusqu'à nouvel ordre.", "Ce tarif vaut jusqu'à nouvel ordre."],
    ["es", "Las clases están suspendidas hasta nuevo aviso.", "Precio válido hasta nuevo aviso."],
    ["pt", "As aulas estão suspensas até novo aviso.", "Preço válido até novo aviso."],
    ["it", "Le lezioni sono sospese fino a nuovo avviso.", "Prezzo valido fino a nuovo avviso."],
    ["nl", "Momenteel nemen wij geen nieuwe opdrachten aan.", "Momenteel zijn wij aan het werk."],
    ["pl", "Zajęcia są zawieszone do odwołania.", "Promocja trwa do odwołania."],
    // A widget that tells whether the doors are open right now.
    ["en", "Orders are currently on hold.", "Currently closed, opens at nine."],
    ["de", "Derzeit keine Termine.", "Derzeit geschlossen, öffnet um 9 Uhr."],
  ],
  "not-open-yet": [
    ["en", "Online giving is coming soon.", "We will reply soon."],
    ["de", "Demnächst online buchbar.", "Wir melden uns in Kürze."],
    ["fr", "Le paiement en ligne sera bientôt disponible.", "À bientôt dans nos locaux."],
    ["es", "Próximamente disponible.", "Hasta muy pronto."],
    ["pt", "Em breve disponível.", "Até breve."],
    ["it", "La pagina è in allestimento.", "Casa in costruzione chiavi in mano."],
    ["nl", "Binnenkort beschikbaar.", "Tot binnenkort."],
    ["pl", "Strona jest w budowie.", "Dom w budowie pod klucz."],
  ],
  "time-chosen": [
    ["en", "Pick a time slot that suits you.", "Pick a time of year with little rain."],
    ["de", "Wählen Sie Ihren Wunschtermin.", "Wählen Sie Ihre Farbe."],
    ["fr", "Choisissez votre créneau.", "Choisissez votre couleur."],
    ["es", "Elija día y hora.", "Elija el color."],
    ["pt", "Escolha o dia e a hora.", "Escolha a cor."],
    ["it", "Scegli giorno e ora.", "Scegli il colore."],
    ["nl", "Kies een tijdslot.", "Kies een kleur."],
    ["pl", "Wybierz dogodny termin.", "Wybierz kolor."],
  ],
  "confirmed-at-once": [
    ["en", "Your booking is confirmed instantly.", "We confirm your booking by phone."],
    ["de", "Die Terminbestätigung kommt automatisch.", "Wir bestätigen den Termin am Telefon."],
    ["fr", "La confirmation est automatique.", "Nous confirmons par téléphone."],
    ["es", "Recibe al instante la confirmación.", "Le confirmamos por teléfono."],
    ["pt", "Receba a confirmação automaticamente.", "Confirmamos por telefone."],
    ["it", "Ricevi subito la conferma.", "Confermiamo per telefono."],
    ["nl", "U ontvangt automatisch een bevestiging.", "Wij bevestigen telefonisch."],
    ["pl", "Potwierdzenie przychodzi automatycznie.", "Potwierdzamy telefonicznie."],
  ],
  "signs-online": [
    ["en", "The agreement is sent for e-signature.", "The agreement is signed in our office."],
    ["de", "Den Vertrag können Sie digital unterschreiben.", "Den Vertrag unterschreiben Sie im Büro."],
    ["fr", "Votre contrat par signature électronique.", "Votre contrat, signé à l'agence."],
    ["es", "Contrato con firma digital.", "Contrato firmado en la oficina."],
    ["pt", "Contrato com assinatura digital.", "Contrato assinado no escritório."],
    ["it", "Contratto con firma digitale.", "Contratto firmato in ufficio."],
    ["nl", "De overeenkomst kunt u digitaal ondertekenen.", "De overeenkomst ligt op kantoor."],
    ["pl", "Umowę podpiszesz online: podpis online w minutę.", "Umowę podpisujemy w biurze."],
  ],
  "pays-by-itself": [
    ["en", "Rent is paid by autopay.", "Rent is paid by check."],
    ["de", "Der Beitrag wird per Lastschrift bezahlt.", "Der Beitrag wird überwiesen."],
    ["fr", "Paiement par prélèvement automatique.", "Paiement par chèque."],
    ["es", "Domiciliación bancaria de las cuotas.", "Pago por transferencia."],
    ["pt", "Pagamento por débito direto.", "Pagamento por transferência."],
    ["it", "Addebito diretto sul conto.", "Pagamento con bonifico."],
    ["nl", "Betaling per automatische incasso.", "Betaling per overschrijving."],
    ["pl", "Opłata przez polecenie zapłaty.", "Opłata przelewem."],
  ],
  "step-counter": [
    ["en", "Step 1 of 4", "Step 1: measure the room"],
    ["de", "Schritt 1 von 4", "Schritt 1: Aufmaß"],
    ["fr", "Étape 1 sur 4", "Étape 1 : la mesure"],
    ["es", "Paso 1 de 4", "Paso 1: la medida"],
    ["pt", "Passo 1 de 4", "Passo 1: a medida"],
    ["it", "Passaggio 1 di 4", "Passaggio 1: la misura"],
    ["nl", "Stap 1 van 4", "Stap 1: opmeten"],
    ["pl", "Krok 1 z 4", "Krok 1: pomiar"],
  ],
  "files-taken": [
    ["en", "Drag and drop files here or click to browse.", "Drop by with your files."],
    ["de", "Unterlagen hochladen", "Unterlagen mitbringen"],
    ["fr", "Déposez vos documents ici.", "Apportez vos documents."],
    ["es", "Suba sus archivos.", "Traiga sus papeles."],
    ["pt", "Carregue os documentos.", "Traga os documentos."],
    ["it", "Carica i documenti.", "Porta i documenti."],
    ["nl", "Upload uw documenten.", "Neem uw documenten mee."],
    ["pl", "Wgraj dokumenty.", "Przynieś dokumenty."],
  ],
  "paid-on-the-spot": [
    ["en", "Membership is payable at the door.", "Membership is payable by direct debit."],
    ["de", "Der Beitrag ist vor Ort zu bezahlen.", "Der Beitrag wird abgebucht."],
    ["fr", "La cotisation se règle sur place.", "La cotisation est prélevée chaque mois."],
    ["es", "La cuota se paga en efectivo.", "La cuota se domicilia."],
    ["pt", "A quota é paga no local.", "A quota é debitada."],
    ["it", "La quota si paga in contanti.", "La quota è addebitata ogni mese."],
    ["nl", "De contributie betaal je contant.", "De contributie wordt geïncasseerd."],
    ["pl", "Składkę płaci się na miejscu.", "Składka jest pobierana co miesiąc."],
  ],
  "course-contract": [
    ["en", "The course contract has a maximum term of 18 months.", "The contract renews every year."],
    ["de", "Der Ausbildungsvertrag endet mit der Prüfung.", "Der Vertrag verlängert sich jährlich."],
    ["fr", "Le contrat est signé pour une durée maximale.", "Le contrat est renouvelé chaque année."],
    ["es", "El contrato tiene una duración máxima.", "El contrato se renueva cada año."],
    ["pt", "O contrato tem duração máxima.", "O contrato renova-se todos os anos."],
    ["it", "Il contratto ha una durata massima.", "Il contratto si rinnova ogni anno."],
    ["nl", "De overeenkomst heeft een maximale duur.", "De overeenkomst wordt jaarlijks verlengd."],
    ["pl", "Umowa ma maksymalny okres 18 miesięcy.", "Umowa przedłuża się co roku."],
  ],
  "no-plan": [
    ["en", "No monthly fees, ever.", "A small monthly fee covers it."],
    ["de", "Ganz ohne Abo.", "Im Abo günstiger."],
    ["fr", "Sans abonnement.", "Avec un abonnement."],
    ["es", "Sin cuotas mensuales.", "Con cuotas mensuales."],
    ["pt", "Sem mensalidade.", "A mensalidade inclui tudo."],
    ["it", "Pacchetti senza abbonamento.", "Pacchetti in abbonamento."],
    ["nl", "Zonder abonnement.", "Met een abonnement."],
    ["pl", "Bez abonamentu.", "W abonamencie taniej."],
  ],
  "other-amounts": [
    ["en", "Families save 300 dollars a year.", "Families pay 300 dollars a year."],
    ["de", "So sparen Sie 300 Euro im Jahr.", "Das kostet 300 Euro im Jahr."],
    ["fr", "Vous économisez 300 € par an.", "Vous payez 300 € par an."],
    ["es", "Ahorre 300 € al año.", "Cuesta 300 € al año."],
    ["pt", "Poupe 300 € por ano.", "Custa 300 € por ano."],
    ["it", "Risparmi 300 € all'anno.", "Costa 300 € all'anno."],
    ["nl", "Bespaar 300 euro per jaar.", "Het kost 300 euro per jaar."],
    ["pl", "Oszczędzasz 300 zł rocznie.", "Kosztuje 300 zł rocznie."],
  ],
  "one-person": [
    ["en", "You deal directly with me.", "You deal directly with us."],
    ["de", "Ich komme zu Ihnen nach Hause.", "Wir kommen zu Ihnen nach Hause."],
    ["fr", "Je me déplace chez vous.", "Nous nous déplaçons chez vous."],
    ["es", "Me desplazo a tu domicilio.", "Nos desplazamos a tu domicilio."],
    ["pt", "O meu nome é Ana.", "O nosso nome é conhecido."],
    ["it", "Mi sposto in tutta la provincia.", "Ci spostiamo in tutta la provincia."],
    ["nl", "Ik kom bij je thuis.", "Wij komen bij je thuis."],
    ["pl", "Dojeżdżam do klienta.", "Dojeżdżamy do klienta."],
  ],
  "has-team": [
    ["en", "Our team is on the road.", "I team up with you."],
    ["de", "Unsere Monteure sind unterwegs.", "Ich bin unterwegs."],
    ["fr", "Nos techniciens interviennent.", "J'interviens chez vous."],
    ["es", "Nuestro equipo acude.", "Acudo yo."],
    ["pt", "Nossa equipe vai até você.", "Vou até você."],
    ["it", "I nostri tecnici arrivano.", "Arrivo io."],
    ["nl", "Onze monteurs komen langs.", "Ik kom langs."],
    ["pl", "Nasi fachowcy przyjadą.", "Przyjadę."],
  ],
  "has-contractors": [
    ["en", "A network of trusted local contractors.", "100% local, no outside subcontractors."],
    ["de", "Wir beauftragen Subunternehmer.", "Wir arbeiten ohne Subunternehmer."],
    ["fr", "Un réseau d'artisans près de chez vous.", "Sans sous-traitants."],
    ["es", "Una red de profesionales en tu ciudad.", "Sin subcontratistas."],
    ["pt", "Uma rede de profissionais.", "Sem subempreiteiros."],
    ["it", "Una rete di artigiani in zona.", "Senza subappaltatori."],
    ["nl", "Een netwerk van vakmensen.", "Wij werken zonder onderaannemers."],
    ["pl", "Sieć fachowców w okolicy.", "Pracujemy bez podwykonawców."],
  ],
  "others-bills": [
    ["en", "Most law firms charge hourly.", "Large groups are welcome, and we charge per head."],
    ["de", "Viele Kanzleien rechnen nach Stunden ab.", "Viele Kunden zahlen per Rechnung."],
    ["fr", "Les autres cabinets facturent à l'heure.", "Nous facturons à l'heure."],
    ["es", "Otros despachos facturan por horas.", "Facturamos por horas."],
    ["pt", "Outros escritórios cobram por hora.", "Cobramos por hora."],
    ["it", "Altri studi fatturano a ore.", "Fatturiamo a ore."],
    ["nl", "Andere kantoren rekenen per uur.", "Wij rekenen per uur."],
    ["pl", "Inne kancelarie rozliczają godziny.", "Rozliczamy godziny."],
    ["en", "Email your latest electricity bill.", "Email us and we bill you later."],
    ["de", "Schicken Sie Ihre letzte Stromrechnung.", "Die letzte Rechnung schicken wir Ihnen."],
    ["it", "Invia la tua bolletta della luce.", "Inviamo la fattura."],
  ],
  "program-does": [
    ["en", "The software lets you bill by project.", "Our team bills by project."],
    ["de", "Mit dem Programm können Sie Rechnungen drucken.", "Wir drucken Ihre Rechnungen."],
    ["fr", "Le logiciel permet de facturer.", "Nous facturons chaque mois."],
    ["es", "El sistema permite emitir facturas.", "Emitimos facturas cada mes."],
    ["pt", "O sistema permite emitir faturas.", "Emitimos faturas todos os meses."],
    ["it", "Con Contafacile potrete emettere fatture.", "Emettiamo fattura a fine mese."],
    ["nl", "Met het programma kunt u facturen maken.", "Wij maken facturen."],
    ["pl", "Program pozwala wystawiać faktury.", "Wystawiamy faktury."],
  ],
  "visitors-doctor": [
    ["en", "Make an appointment with your doctor first.", "Make an appointment with us."],
    ["de", "Vereinbaren Sie einen Termin bei Ihrem Arzt.", "Vereinbaren Sie einen Termin bei uns."],
    ["fr", "Prenez rendez-vous chez votre médecin.", "Prenez rendez-vous au cabinet."],
    ["es", "Pida cita con su médico.", "Pida cita con nosotros."],
    ["pt", "Marque consulta com o seu médico.", "Marque consulta connosco."],
    ["it", "Fissa una visita dal tuo medico.", "Fissa una visita da noi."],
    ["nl", "Maak een afspraak met uw huisarts.", "Maak een afspraak met ons."],
    ["pl", "Umów się do lekarza.", "Umów się z nami."],
  ],
  "staff-onboarding": [
    ["en", "Onboarding of new employees takes a week.", "Onboarding of new clients takes a week."],
    ["de", "Das Onboarding neuer Mitarbeiter dauert eine Woche.", "Das Onboarding neuer Kunden dauert eine Woche."],
    ["fr", "L'intégration des salariés dure une semaine.", "L'onboarding du client dure une semaine."],
    ["es", "La incorporación de empleados dura una semana.", "El onboarding de clientes dura una semana."],
    ["pt", "A integração de colaboradores dura uma semana.", "O onboarding de clientes dura uma semana."],
    ["it", "L'inserimento dei neoassunti dura una settimana.", "L'onboarding dei clienti dura una settimana."],
    ["nl", "De onboarding van medewerkers duurt een week.", "De onboarding van klanten duurt een week."],
    ["pl", "Onboarding pracowników trwa tydzień.", "Onboarding klientów trwa tydzień."],
    ["en", "Onboarding stalls between two teams.", "Onboarding starts with a call."],
  ],
  "partners-stock": [
    ["en", "Share your territory and warehouse capacity.", "We ship from our warehouse to any market."],
    ["de", "Nennen Sie Ihr Gebiet und Ihre Lagerkapazität.", "Wir liefern ab Lager."],
    ["fr", "Indiquez votre territoire et la capacité de l'entrepôt.", "Nous expédions depuis l'entrepôt."],
    ["es", "Indique su zona y la capacidad del almacén.", "Enviamos desde el almacén."],
    ["pt", "Informe a sua região e a capacidade do armazém.", "Enviamos do armazém."],
    ["it", "Indicate la zona e la capacità del magazzino.", "Spediamo dal magazzino."],
    ["nl", "Vermeld uw regio en de capaciteit van uw magazijn.", "Wij leveren uit het magazijn."],
    ["pl", "Podaj region i powierzchnię magazynu.", "Wysyłamy z magazynu."],
  ],
  "suppliers-use": [
    ["en", "Ideal for cafés and catering.", "Our catering is ideal for weddings."],
    ["de", "Ideal für Cafés und Catering.", "Unser Catering ist ideal für Feiern."],
    ["fr", "Idéal pour les restaurants et les traiteurs.", "Notre traiteur est idéal pour un mariage."],
    ["es", "Ideal para restaurantes y catering.", "Nuestro catering es ideal para bodas."],
    ["pt", "Ideal para restaurantes e catering.", "O nosso catering é ideal para festas."],
    ["it", "Ideale per bar e catering.", "Il nostro catering è ideale per feste."],
    ["nl", "Ideaal voor restaurants en catering.", "Onze catering is ideaal voor feesten."],
    ["pl", "Idealne dla restauracji i cateringu.", "Nasz catering na wesela."],
  ],
  "made-for-upkeep": [
    ["en", "Lifts for maintenance of tractors.", "Call us for maintenance."],
    ["de", "Hebezeuge für die Wartung von Traktoren.", "Rufen Sie für die Wartung an."],
    ["fr", "Des crics pour l'entretien des tracteurs.", "Appelez-nous pour l'entretien."],
    ["es", "Gatos para el mantenimiento de tractores.", "Llámenos para el mantenimiento."],
    ["pt", "Macacos para manutenção de tratores.", "Ligue para manutenção."],
    ["it", "Martinetti per la manutenzione dei trattori.", "Chiamateci per la manutenzione."],
    ["nl", "Krikken voor onderhoud van trekkers.", "Bel ons voor onderhoud."],
    ["pl", "Podnośniki do konserwacji ciągników.", "Zadzwoń w sprawie naprawy."],
  ],
  "paper-required": [
    ["en", "A medical certificate is required.", "You receive a certificate."],
    ["de", "Ein Zertifikat wird vorausgesetzt.", "Sie erhalten ein Zertifikat."],
    ["fr", "Attestation initiale requise.", "Une attestation vous est remise."],
    ["es", "Certificado médico obligatorio.", "Recibirás un certificado."],
    ["pt", "Atestado médico obrigatório.", "Receberá um certificado."],
    ["it", "Certificato medico obbligatorio.", "Riceverai un attestato."],
    ["nl", "Een diploma is vereist.", "U ontvangt een diploma."],
    ["pl", "Wymagane zaświadczenie.", "Otrzymasz zaświadczenie."],
  ],
  "form-notes": [
    ["en", "Required fields are marked.", "Registration is required."],
    ["de", "* Pflichtfelder", "Anmeldung ist Pflicht."],
    ["fr", "Les champs obligatoires sont signalés.", "Inscription obligatoire."],
    ["es", "Campos obligatorios.", "Inscripción obligatoria."],
    ["pt", "Campos obrigatórios.", "Inscrição obrigatória."],
    ["it", "Campi obbligatori.", "Iscrizione obbligatoria."],
    ["nl", "Verplichte velden.", "Inschrijven verplicht."],
    ["pl", "Pola wymagane.", "Wymagane zapisy."],
    ["en", "Register for a free trial class.", "Register for the class on pruning."],
    ["fr", "Le stage est réservé aux conducteurs novices.", "Les places du stage se réservent par téléphone."],
  ],
  "member-elsewhere": [
    ["en", "We are a member of the national federation.", "Become a member of our federation."],
    ["de", "Wir sind Mitglied im Landesverband.", "Werden Sie Mitglied im Verein."],
    ["fr", "Le club est affilié à la fédération.", "Devenez membre du club."],
    ["es", "Somos miembros de la federación.", "Hazte miembro del club."],
    ["pt", "Somos membros da federação.", "Torne-se membro do clube."],
    ["it", "Siamo affiliati alla federazione.", "Diventa membro del club."],
    ["nl", "Wij zijn lid van de bond.", "Word lid van de club."],
    ["pl", "Jesteśmy członkiem związku.", "Zostań członkiem klubu."],
  ],
  "meet-elsewhere": [
    ["en", "See you on Facebook.", "See you at your appointment."],
    ["de", "Treffen Sie uns am Stand.", "Treffen Sie uns nach Terminabsprache."],
    ["fr", "Rendez-vous sur notre page.", "Prenez rendez-vous par téléphone."],
    ["es", "Nos vemos en la feria.", "Nos vemos en su cita."],
    ["pt", "Encontre-nos na feira.", "Encontre-nos na consulta."],
    ["it", "Ci vediamo in fiera.", "Ci vediamo su appuntamento."],
    ["nl", "Ontmoet ons op de beurs.", "Ontmoet ons op afspraak."],
    ["pl", "Do zobaczenia na targach.", "Do zobaczenia na wizycie."],
  ],
};

describe.each(Object.entries(TWINS))("%s", (id, twins) => {
  it.each(twins)("is made (%s): %s", (language, sentence) => {
    expect(made(language, sentence)).toContain(id);
  });
  it.each(twins)("is not made by words that sound alike (%s): %s / %s", (language, _says, other) => {
    expect(made(language, other)).not.toContain(id);
  });
  it("is tried in each of the eight main languages", () => {
    expect([...new Set(twins.map(([language]) => language))].sort()).toEqual(
      ["de", "en", "es", "fr", "it", "nl", "pl", "pt"].sort(),
    );
  });
});

it("has no name that a statement has", () => {
  expect(Object.keys(asides).filter((id) => id in statements)).toEqual([]);
});
