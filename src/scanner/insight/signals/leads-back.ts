// Labels that lead back where the reader came from ("Return to shop"): their words name a place and no work.

const BACK = [
  /^(?:(?:go )?back|return) to (?!school(?!\p{L}))/u,
  /^(?:zurück|wieder) (?:zum|zur|zu|in den|ins) /u,
  /^(?:retour(?:ner)?|revenir) (?:à|au|aux|vers) /u,
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
/** Places of a site: "back to life", "return to work" and "volver a comprar" are topics and work. */
const PLACES = new RegExp(
  [
    "(?<!\\p{L})(?:shop(?:ping)?|stores?|list(?:ing)?s?|overview|home(?:page)?$|start$|top$|page$|website|blog|news|products?|categor|cart$|basket$|menu|(?:search )?results|search$|collections?|catalog|gallery|index$|login|posts|articles)",
    "(?:startseite|hauptseite|übersicht|liste|produkte|produkten|kategorien?|warenkorb|shop|suche|seitenanfang|anmeldung)$",
    "(?<!\\p{L})(?:boutique|magasin|accueil|haut|sommaire|catalogue|produits|panier|résultats|recherche|actualités|tienda|inicio|listado|página|catálogo|productos|carrito|menú|resultados|portada|loja|início|produtos|carrinho|topo$)",
    "(?<!\\p{L})(?:negozio|elenco|lista|pagina|prodotti|carrello|catalogo|inizio|risultati|winkel|webshop|overzicht|lijst|startpagina|producten|boven$|sklepu|stron|listy|produktów|koszyka|góry$|katalog|wyników)",
    "(?<!\\p{L})(?:obchod|seznam|zoznam|stránk|produkt|košík|přehled|úvod|butik|start?sid|forsid|översikt|oversi[gk]t|varukorg|handlekurv|kurv|toppen|kauppaan|etusivulle|listaan|luetteloon|tuotteisiin|alkuun$)",
    "(?<!\\p{L})(?:magazin|produse|coș|bolt|webáruház|főoldal|termék|kosár|trgovin|naslovn|popis|stranic|proizvod|košaric|vrh$|početn|магазин|главн|головн|спис|каталог|блог|страниц|сторінк|товар|корзин|кошик|начал|κατάστημα|αρχική|λίστα|σελίδα|προϊόντα|καλάθι)",
    "(?<!\\p{L})(?:alışveriş|mağaza|ana ?sayfa|liste|sayfa|ürün|sepet)|ショップ|ストア|トップ|一覧|ホーム|ページ|リスト|買い物|カート|ブログ|쇼핑|상점|목록|홈|페이지|리스트|블로그|商店|商城|首[页頁]|主[页頁]|列表|目[录錄]|[页頁]面|[顶頂]部|[购購]物|متجر|الرئيسية|القائمة|صفحة|المدونة|التسوق|חנות|דף|ראשי|רשימ|בלוג",
  ].join("|"),
  "u",
);
const ARROW_BACK = /^\s*[←⟵]/u;
const ALONE = "zurück";
const MOST_WORDS = 6;
const BEFORE = /^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu;

/** Whether a link or button leads back. Pure. */
export function leadsBack(label: string): boolean {
  if (ARROW_BACK.test(label)) return true;
  const said = label.toLowerCase().replaceAll(BEFORE, "");
  if (said === ALONE) return true;
  const isShort = said.split(/\s/, MOST_WORDS + 1).length <= MOST_WORDS;
  return isShort && PLACES.test(said) && BACK.some((words) => words.test(said));
}
