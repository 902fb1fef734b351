// Labels that lead back where the reader came from ("Return to shop"): their words name a place and no work.

/** "Back to school" and "return to work" are topics. */
const BACK = [
  /^(?:(?:go )?back|return) to (?!(?:school|work|sports?|play|nature|basics|life|health|sender|us)(?!\p{L}))/u,
  /^(?:zurück|wieder) (?:zum|zur|zu|in den|ins) |^zurück$/u,
  /^(?:retour(?:ner)?|revenir) (?:à|au|aux|vers) (?!(?:envoyeur|emploi|travail|école|sport|vie)(?!\p{L}))/u,
  /^(?:volver|regresar|voltar|retornar) (?:a|al|à|ao|às|aos|para) /u,
  /^(?:torna(?:re)?|ritorna(?:re)?) (?:a|al|alla|allo|ai|agli|alle|all['’]) ?/u,
  /^(?:ga )?terug naar /u,
  /^(?:wróć|powrót|powróć) (?:do|na) /u,
  /^(?:zpět|späť) (?:do|na|k|ke) /u,
  /^(?:gå )?(?:tillbaka till|tilbage til|tilbake til) /u,
  /^(?:takaisin|palaa) \p{L}/u,
  /^(?:înapoi|inapoi|întoarce-te) la /u,
  /^vissza az? /u,
  /^(?:natrag|nazad|povratak) (?:na|u) /u,
  /^(?:вернуться|назад|повернутися|върни се) (?:в|к|на|у|до) /u,
  /^(?:πίσω|επιστροφή) (?:σε|στο|στη|στην|στον|στα|στις) /u,
  /(?:geri dön|'[ae] dön)$/u,
  /(?:に|へ)戻る$|로 돌아가기$|^(?:返回|回到)|^(?:العودة|عودة|الرجوع) إلى |^(?:חזרה|חזור) ל/u,
];
const MOST_WORDS = 6;
const BEFORE = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Whether a link or button leads back. Pure. */
export function leadsBack(label: string): boolean {
  const said = label.toLowerCase().replaceAll(BEFORE, "");
  return said.split(/\s/, MOST_WORDS + 1).length <= MOST_WORDS && BACK.some((words) => words.test(said));
}
