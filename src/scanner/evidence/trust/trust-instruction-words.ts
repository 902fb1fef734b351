// Words in which texts give orders to AI systems, by language. Facts about languages, kept as data.
// Terms are compared folded; they are parted by bars, a trailing "*" lets a word go on.

export interface OrderWords {
  /** Verbs that cancel what a model was told: "ignore", "disregard". */
  cancel: readonly string[];
  /** What is cancelled: "instructions", "prompt". */
  orders: readonly string[];
  /** Which ones: "previous", "all", "above". */
  earlier: readonly string[];
  /** Words right before an addressee that make it the one spoken to: "if you are an", "note to". */
  openers: readonly string[];
  /** Openers whose verb comes after the addressee ("wenn du eine KI bist"): one of `followers` must follow. */
  verbLast?: readonly string[];
  /** The addressee in this language, beside the names that all languages share. */
  addressees: readonly string[];
  /** Words that may follow the addressee, so that "AI agency" is not taken for "AI". */
  followers: readonly string[];
  /** Orders about what to answer or do, in the form in which they are given. */
  directives: readonly string[];
}

const words = (listed: string): readonly string[] =>
  listed
    .split(/[|\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== "");

/** Names that every language uses. */
export const SHARED_ADDRESSEES: readonly string[] = words(`
  ai assistant | ai assistants | ai agent | ai agents | ai model | ai models | ai system | ai systems | ai crawler
  ai crawlers | ai bot | ai bots | ai chatbot | ai chatbots | ai reviewer | ai reviewers | ai summarizer
  ai summarizers | ai reader | ai readers | ai search engine | ai search engines | ai shopping assistant
  ai shopping assistants | ai shopping agent | ai shopping agents | shopping agents | llm | llms | llm agent
  llm agents | chatgpt | gpt | gpt-4 | gpt-5 | chatbot | chatbots
`);

/** Names that are also words or people, and so need an opener before them. */
export const NAMED_ADDRESSEES: readonly string[] = words(`
  ai | ki | ia | si | claude | gemini | copilot | perplexity | grok | mistral | llama | deepseek
`);

/** Marks of the chat formats that models are trained on; no page text has a use for them. */
export const CHAT_MARKS: readonly string[] = [
  "<|im_start|>",
  "<|im_end|>",
  "<|system|>",
  "<|start_header_id|>",
  "<|begin_of_text|>",
  "<|endoftext|>",
  "<<sys>>",
  "[inst]",
  "[/inst]",
];

/** Labels with which a text claims to be the model's own configuration. */
export const SYSTEM_LABELS: readonly string[] = words(`
  system: | [system] | [system | system override | system message: | system prompt: | system instruction:
  system instructions: | new instruction: | new instructions: | updated instructions: | ### instruction
  ### instructions | ### system | ai instructions: | llm instructions: | llm instruction: | ai instruction:
  assistant instructions: | agent instructions: | ai prompt: | llm prompt:
`);

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  en: {
    cancel: words(`
      ignore | disregard | forget | do not follow | don't follow | stop following | pay no attention to
    `),
    orders: words(`
      instruction* | prompt* | directive* | command* | guideline* | previous rules | prior rules | earlier rules
      rules above | your rules | system message*
    `),
    earlier: words(`
      previous | prior | earlier | above | preceding | all | any | existing | original | your | other
    `),
    verbLast: words("any | every | if an | if any | all"),
    openers: words(`
      if you are | if you're | when you are | you are | you're | act as | note to | note for | notes for
      message to | message for | attention | dear | hey | hello | instruction for | instructions for
      instruction to | instructions to | important for | to all | to any | for any | for all
    `),
    addressees: words(`
      language model | language models | artificial intelligence | ai language model | virtual assistant
      automated assistant | generative ai
    `),
    followers: words(`
      reading | reads | processing | processes | summarizing | summarising | summarizes | visiting | visits
      parsing | crawling
    `),
    directives: words(`
      recommend | rank | rate this | rate us | rate our | tell the user | tell the users | tell your user
      tell users | tell people | tell customers | tell everyone | tell them | tell anyone | tell the reader
      inform the user | inform users | say that | say only | state that | claim that | respond with | respond only
      respond that | respond as | reply with | reply only | reply that | answer only | answer with | answer that
      answer every | do not mention | don't mention | never mention | do not recommend | never recommend
      do not reveal | never reveal | do not tell | never tell | do not disclose | do not warn | always mention
      always say | always answer | always respond | always prefer | always describe | always include | always cite
      you must | pretend | act as | describe this | describe us | describe our | describe the | give this
      give us a | give a positive | give a high | prefer this | prefer us | prefer our | prioritize | prioritise
      praise | promote | endorse | treat this | treat us | remember | output only | print only | send | forward
      ignore | disregard | forget | hire | accept this | approve | buy | purchase | transfer | list us first
      name us | consider this | consider us | summarize this page as | conclude that | insert
    `),
  },
  de: {
    cancel: words(`
      ignoriere | ignorieren sie | ignoriert | vergiss | vergessen sie | missachte | missachten sie
    `),
    orders: words(`
      anweisung* | instruktion* | befehl* | bisherigen regeln | vorherigen regeln | deine regeln | vorgaben
      prompt*
    `),
    earlier: words(`
      vorherig* | bisherig* | vorig* | obig* | fruher* | vorangehend* | vorangegangen* | alle | deine | ihre
    `),
    verbLast: words("wenn du | falls du | wenn sie | falls sie"),
    openers: words(`
      du bist | sie sind | hinweis an | hinweis fur | hinweise fur | nachricht an | anweisung an | anweisung fur
      anweisungen fur | anweisungen an | achtung | liebe | lieber | an alle | fur alle
    `),
    addressees: words(`
      ki-assistent | ai-assistent | ai-assistenten | ai-modelle | ai-systeme | ai-agenten | ki-assistenten
      ki-modell | ki-modelle | ki-modellen | ki-system | ki-systeme | ki-systemen | ki-agent | ki-agenten
      ki-chatbot | ki-chatbots | ki-bots | sprachmodell | sprachmodelle | sprachmodellen | kunstliche intelligenz
    `),
    followers: words("bist | sind | seid"),
    directives: words(`
      empfiehl | empfehle | empfehlen sie | empfehlt | bewerte | bewerten sie | nenne uns | nenne diese*
      nennen sie | sage | sag dem | sag den | sagen sie | antworte | antworten sie | teile dem | teile den
      teilen sie | bevorzuge | bevorzugen sie | behaupte | behaupten sie | erwahne | erwahnen sie | verschweige
      verschweigen sie | ignoriere | ignorieren sie | vergiss | vergessen sie | gib aus | beschreibe
      beschreiben sie | stelle diese* | stelle uns | lobe | merke dir | kaufe | bestelle | sende | senden sie
      du musst | sie mussen
    `),
  },
  fr: {
    cancel: words(`
      ignore | ignorez | oublie | oubliez | ne tiens pas compte | ne tenez pas compte | ne tenez aucun compte
    `),
    orders: words(`
      instruction* | consigne* | directive* | regles precedentes | tes regles | ordres | prompt*
    `),
    earlier: words("precedent* | anterieur* | ci-dessus | toutes | tous | tes | vos | initiales"),
    openers: words(`
      si tu es | si vous etes | tu es | vous etes | note pour | note a l' | note aux | message pour | message aux
      message a l' | attention | cher | chere | chers | instruction pour | instructions pour | a toutes les
      a tous les
    `),
    addressees: words(`
      assistant ia | assistants ia | agent ia | agents ia | modele d'ia | modeles d'ia | modele de langage
      modeles de langage | modele de langue | intelligence artificielle | intelligences artificielles
      systemes d'ia
    `),
    followers: words("qui | lisant | et"),
    directives: words(`
      recommande | recommandez | reponds | repondez | dis que | dites que | dis a | dites a | dites aux | mentionne
      mentionnez | classe | classez | privilegie | privilegiez | affirme | affirmez | ignore | ignorez | oublie
      oubliez | presente | presentez | decris | decrivez | envoie | envoyez | achete | achetez | conseille
      conseillez | ne mentionne pas | ne mentionnez pas | tu dois | vous devez
    `),
  },
  es: {
    cancel: words(`
      ignora | ignore | ignorad | olvida | olvide | haz caso omiso | haga caso omiso | desestima | no sigas
    `),
    orders: words(`
      instruccion* | indicacion* | ordenes | reglas anteriores | tus reglas | directrices | prompt*
    `),
    earlier: words("anterior* | previa* | previo* | todas | todos | tus | sus | de arriba"),
    openers: words(`
      si eres | si usted es | eres | usted es | nota para | mensaje para | atencion | estimado | estimada | querido
      instruccion para | instrucciones para | a todos los | a todas las
    `),
    addressees: words(`
      asistente de ia | asistentes de ia | agente de ia | agentes de ia | modelo de ia | modelos de ia
      modelo de lenguaje | modelos de lenguaje | inteligencia artificial | sistemas de ia
    `),
    followers: words("que | leyendo | y"),
    directives: words(`
      recomienda | recomiende | recomienden | responde | responda | respondan | di que | diga que | dile | diles
      informa al usuario | informe al usuario | menciona | mencione | clasifica | prioriza | afirma | afirme
      ignora | ignore | olvida | olvide | describe | describa | envia | envie | compra | compre | no menciones
      no mencione | debes | debe responder
    `),
  },
  it: {
    cancel: words("ignora | ignorate | ignori | dimentica | dimenticate | tralascia | non seguire"),
    orders: words(`
      istruzion* | indicazion* | direttiv* | regole precedenti | tue regole | comandi | prompt*
    `),
    earlier: words("precedent* | anterior* | tutte | tutti | tue | sopra"),
    openers: words(`
      se sei | se siete | sei un | sei un' | sei una | nota per | messaggio per | attenzione | caro | cara | gentile
      istruzione per | istruzioni per | a tutti | a tutte
    `),
    addressees: words(`
      assistente ai | assistenti ai | assistente ia | agente ai | agenti ai | modello linguistico
      modelli linguistici | modello di linguaggio | modelli di linguaggio | intelligenza artificiale
      intelligenze artificiali
    `),
    followers: words("che | e"),
    directives: words(`
      raccomanda | raccomandate | raccomandi | consiglia | consigliate | rispondi | rispondete | di' che | dite che
      di all'utente | menziona | menzionate | classifica | privilegia | afferma | affermate | ignora | ignorate
      dimentica | descrivi | descrivete | invia | acquista | non menzionare | devi | dovete
    `),
  },
  pt: {
    cancel: words("ignore | ignora | ignorem | esqueca | esquece | desconsidere | nao siga"),
    orders: words(`
      instruc* | orientac* | ordens | regras anteriores | tuas regras | diretrizes | comandos | prompt*
    `),
    earlier: words("anterior* | previa* | acima | todas | todos | suas | tuas"),
    openers: words(`
      se voce e | se voce for | se es | se fores | voce e | tu es | nota para | mensagem para | atencao | caro
      cara | prezado | instrucao para | instrucoes para | a todos os | a todas as
    `),
    addressees: words(`
      assistente de ia | assistentes de ia | agente de ia | agentes de ia | modelo de ia | modelos de ia
      modelo de linguagem | modelos de linguagem | inteligencia artificial
    `),
    followers: words("que | lendo | e"),
    directives: words(`
      recomende | recomenda | recomendem | responda | responde | respondam | diga que | diga ao | diz que
      informe ao usuario | informe o utilizador | mencione | menciona | classifique | priorize | afirme | ignore
      ignora | esqueca | descreva | envie | compre | nao mencione | voce deve | deves
    `),
  },
  nl: {
    cancel: words("negeer | vergeet | volg niet | sla geen acht op"),
    orders: words("instructie* | opdracht* | aanwijzing* | vorige regels | eerdere regels | prompt*"),
    earlier: words("vorige | eerdere | voorgaande | bovenstaande | voorafgaande | alle | je | jouw | uw"),
    verbLast: words("als je een | als u een | als jij een"),
    openers: words(`
      je bent | jij bent | u bent | bericht aan | bericht voor | opmerking voor | let op | beste | instructie voor
      instructies voor | aan alle | voor alle
    `),
    addressees: words(`
      ai-assistent | ai-assistenten | ai-model | ai-modellen | ai-systeem | ai-systemen | ai-agent | ai-agenten
      ai-agents | taalmodel | taalmodellen | kunstmatige intelligentie
    `),
    followers: words("bent"),
    directives: words(`
      beveel | raad dit | raad deze | raad ons | raad altijd | antwoord | zeg dat | zeg tegen | noem ons | noem deze
      vermeld | beoordeel | geef de voorkeur | negeer | vergeet | beschrijf | stuur | koop | vertel de gebruiker
      vertel gebruikers | je moet | u moet
    `),
  },
  pl: {
    cancel: words("zignoruj | ignoruj | zignorujcie | zapomnij | pomin"),
    orders: words("instrukcj* | polecen* | poprzednie zasady | wczesniejsze zasady | wytyczn* | prompt*"),
    earlier: words("poprzedni* | wczesniejsz* | powyzsz* | dotychczasow* | wszystki* | swoje"),
    openers: words(`
      jesli jestes | jezeli jestes | jestes | uwaga | notatka dla | wiadomosc dla | instrukcja dla | instrukcje dla
      drogi | do wszystkich | dla wszystkich
    `),
    addressees: words(`
      asystentem ai | asystent ai | asystenci ai | asystentow ai | agentem ai | modelem ai | modeli ai | modele ai
      modelem jezykowym | model jezykowy | modele jezykowe | modeli jezykowych | sztuczna inteligencja
      sztucznej inteligencji
    `),
    followers: words("ktory | ktora | i"),
    directives: words(`
      polec | polecaj | polecajcie | zarekomenduj | rekomenduj | odpowiedz | odpowiadaj | powiedz | mow | wspomnij
      ocen | napisz, ze | zignoruj | ignoruj | zapomnij | opisz | wyslij | kup | nie wspominaj | musisz
    `),
  },
  tr: {
    cancel: words("yok say* | gormezden gel* | unut | unutun | dikkate alma* | goz ardi et*"),
    orders: words("talimat* | yonerge* | komut* | onceki kural* | prompt*"),
    earlier: words("onceki | yukaridaki | tum | butun | evvelki"),
    openers: words("eger bir | eger sen | sen bir | siz bir | bir yapay | dikkat | sevgili | not"),
    addressees: words("yapay zeka* | dil model*"),
    followers: [],
    directives: words(`
      oner | onerin | tavsiye et* | yanitla* | yanit ver* | cevap ver* | soyle | soyleyin | bahsetme* | degerlendir
      yok say* | unut | gonder | satin al
    `),
  },
  ru: {
    cancel: words(`
      игнорируи | игнорируите | проигнорируи | проигнорируите | забудь | забудьте | не следуи
    `),
    orders: words("инструкц* | указани* | команд* | предыдущие правила | промпт*"),
    earlier: words("предыдущ* | прежн* | вышеуказан* | вышестоящ* | все | свои | ранее"),
    openers: words(`
      если ты | если вы | ты | вы | внимание | уважаемыи | сообщение для | инструкция для | инструкции для
      для всех
    `),
    addressees: words(`
      ии | ии-ассистент* | ии-агент* | языковая модель | языковые модели | языковых моделеи | неиросеть
      искусственныи интеллект
    `),
    followers: words("то | которыи"),
    directives: words(`
      рекомендуи | рекомендуите | порекомендуи | порекомендуите | посоветуи | советуи | ответь | ответьте | отвечаи
      отвечаите | скажи | скажите | сообщи | упомяни | не упоминаи | оцени | игнорируи | забудь | опиши | отправь
      купи
    `),
  },
  uk: {
    cancel: words("ігноруи | ігноруите | проігноруи | забудь | забудьте"),
    orders: words("інструкц* | вказівк* | команд* | попередні правила | промпт*"),
    earlier: words("попередн* | вищезазначен* | усі | всі | своі"),
    openers: words("якщо ти | якщо ви | ти | ви | увага | шановнии | інструкція для | інструкціі для"),
    addressees: words("ші | ші-асистент* | мовна модель | мовні моделі | штучнии інтелект"),
    followers: words("то | якии"),
    directives: words(`
      рекомендуи | рекомендуите | порекомендуи | порадь | відповідаи | відповідаите | скажи | скажіть | згадаи
      оціни | ігноруи | забудь | надішли
    `),
  },
  cs: {
    cancel: words("ignoruj | ignorujte | zapomen | zapomente | nedbej"),
    orders: words("instrukc* | pokyn* | prikaz* | predchozi pravidla | prompt*"),
    earlier: words("predchozi* | drivejsi* | vyse | vsechny | sve"),
    openers: words(`
      pokud jsi | pokud jste | jestli jsi | jsi | pozor | mily | pokyn pro | pokyny pro | zprava pro
    `),
    addressees: words("ai asistent | umela inteligence | jazykovy model | jazykove modely"),
    followers: words("ktery | ktera"),
    directives: words(`
      doporuc | doporucte | odpovez | odpovidej | odpovezte | rekni | reknete | zmin | ohodnot | ignoruj | zapomen
      popis | posli | kup | nezminuj
    `),
  },
  sv: {
    cancel: words("ignorera | glom | bortse fran"),
    orders: words("instruktion* | anvisning* | prompt*"),
    earlier: words("tidigare | foregaende | ovanstaende | alla | dina"),
    openers: words("om du ar | du ar | obs | till alla | meddelande till | instruktioner for"),
    addressees: words(`
      ai-assistent | ai-assistenter | ai-modell | sprakmodell | sprakmodeller | artificiell intelligens
    `),
    followers: words("som"),
    directives: words(`
      rekommendera | svara | sag att | beratta for anvandaren | namn inte | ignorera | glom | beskriv | skicka | kop
    `),
  },
  da: {
    cancel: words("ignorer | glem | se bort fra"),
    orders: words("instruktion* | anvisning* | instruks* | prompt*"),
    earlier: words("tidligere | foregaende | forrige | ovenstaende | alle | dine"),
    openers: words("hvis du er | du er | om du er | til alle | besked til | instruktioner til"),
    addressees: words(`
      ai-assistent | ai-assistenter | ai-model | sprogmodel | sprogmodeller | sprakmodell | kunstig intelligens
    `),
    followers: words("som | der"),
    directives: words("anbefal | svar | sig at | fortael brugeren | ignorer | glem | beskriv | send | kob"),
  },
  fi: {
    cancel: words("unohda | ohita | jata huomiotta"),
    orders: words("ohje* | kehot* | kasky*"),
    earlier: words("aiem* | edell* | kaikki | yllaolev*"),
    openers: words("jos olet | olet | huomio"),
    addressees: words("tekoaly* | kielimalli*"),
    followers: [],
    directives: words("suosittele | vastaa | sano | kerro kayttajalle | unohda | ohita | laheta"),
  },
  ro: {
    cancel: words("ignora | ignorati | uita | uitati"),
    orders: words("instructiun* | indicati* | comenzi* | prompt*"),
    earlier: words("anterioar* | precedent* | toate | de mai sus"),
    openers: words("daca esti | daca sunteti | esti | atentie"),
    addressees: words("asistent ai | model lingvistic | model de limbaj | inteligenta artificiala"),
    followers: words("care"),
    directives: words(`
      recomanda | recomandati | raspunde | raspundeti | spune | spuneti | mentioneaza | ignora | uita | trimite
    `),
  },
  hu: {
    cancel: words("hagyd figyelmen kivul | felejtsd el | hagyja figyelmen kivul"),
    orders: words("utasitas* | prompt*"),
    earlier: words("korabbi* | elozo* | fenti* | minden | osszes"),
    openers: words("ha te | ha on | te egy | figyelem"),
    addressees: words("mesterseges intelligencia* | nyelvi modell* | mi-asszisztens*"),
    followers: [],
    directives: words("ajanld | ajanlja | valaszolj | valaszold | mondd | emlitsd | kuldd"),
  },
  el: {
    cancel: words("αγνοησε | αγνοηστε | ξεχασε | ξεχαστε"),
    orders: words("οδηγι* | εντολ*"),
    earlier: words("προηγουμεν* | ολες | παραπανω"),
    openers: words("αν εισαι | αν ειστε | εισαι | προσοχη"),
    addressees: words("τεχνητη νοημοσυνη | γλωσσικο μοντελο"),
    followers: words("που"),
    directives: words("συστησε | προτεινε | απαντησε | πες | αναφερε | αγνοησε | ξεχασε | στειλε"),
  },
  id: {
    cancel: words("abaikan | lupakan | jangan ikuti"),
    orders: words("instruksi* | perintah* | petunjuk* | aturan* | arahan*"),
    earlier: words("sebelum* | di atas | semua | terdahulu"),
    openers: words("jika anda | jika kamu | kalau kamu | anda adalah | kamu adalah | perhatian"),
    addressees: words("kecerdasan buatan | model bahasa | asisten ai | agen ai"),
    followers: words("yang"),
    directives: words("rekomendasikan | sarankan | jawab | katakan | sebutkan | abaikan | lupakan | kirim"),
  },
  vi: {
    cancel: words("bo qua | hay quen | phot lo"),
    orders: words("huong dan | chi dan | chi thi | lenh | quy tac"),
    earlier: words("truoc | moi | tat ca | ben tren | o tren"),
    openers: words("neu ban la | ban la | luu y"),
    addressees: words("tri tue nhan tao | mo hinh ngon ngu | tro ly ai"),
    followers: [],
    directives: words(`
      hay gioi thieu | hay de xuat | hay khuyen | hay tra loi | hay noi | hay danh gia | bo qua | hay quen
    `),
  },
  ja: {
    cancel: words("無視 | 忘れて | 忘れなさい | 従わない"),
    orders: words("指示 | 命令 | プロンプト | ルール | 規則"),
    earlier: words("以前 | これまで | 上記 | 前の | すべて | 全ての | 今までの | 元の"),
    openers: words("あなたが | あなたは | もし | 注意"),
    addressees: words("ai | 人工知能 | 言語モデル | チャットボット"),
    followers: [],
    directives: words(
      "推奨し | 推薦し | 薦め | 勧めて | すすめて | 回答し | 答えて | 言って | 伝えて | 評価し | 無視し | 忘れて | 紹介して | 送信し",
    ),
  },
  zh: {
    cancel: words("忽略 | 无视 | 忘记 | 忽視 | 無視 | 忘記 | 不要遵循"),
    orders: words("指令 | 指示 | 提示词 | 提示詞 | 规则 | 規則 | 命令 | 说明"),
    earlier: words("之前 | 以上 | 先前 | 前面 | 此前 | 所有 | 上述 | 原有"),
    openers: words("如果你是 | 如果您是 | 若你是 | 你是 | 您是 | 请注意 | 致所有"),
    addressees: words("ai | 人工智能 | 人工智慧 | 语言模型 | 語言模型 | 大模型 | 智能助手"),
    followers: [],
    directives: words(
      "推荐 | 推薦 | 回答 | 回复 | 回覆 | 告诉用户 | 告訴用戶 | 告诉用 | 评价 | 評價 | 忽略 | 忘记 | 发送 | 购买 | 必须 | 不要提",
    ),
  },
  ko: {
    cancel: words("무시 | 잊어 | 잊으"),
    orders: words("지시 | 명령 | 지침 | 프롬프트 | 규칙"),
    earlier: words("이전 | 앞선 | 앞의 | 위의 | 모든 | 기존"),
    openers: words("당신이 | 당신은 | 너는 | 네가 | 만약 | 주의"),
    addressees: words("ai | 인공지능 | 언어 모델 | 언어모델 | 챗봇"),
    followers: [],
    directives: words("추천하 | 추천해 | 답변하 | 대답하 | 답하 | 말하 | 말해 | 알려 | 평가하 | 무시하 | 언급하"),
  },
  ar: {
    cancel: words("تجاهل | انس | تجاهلي | لا تتبع"),
    orders: words("تعليمات | اوامر | ارشادات | قواعد | توجيهات"),
    earlier: words("سابق | اعلاه | جميع | كل"),
    openers: words("اذا كنت | ان كنت | انت | تنبيه | ملاحظه ل | ملاحظة ل"),
    addressees: words(`
      ذكاء اصطناعي | ذكاء الاصطناعي | نموذج لغوي | نموذجا لغويا | نموذج لغه | نموذج لغة | مساعد ذكي
    `),
    followers: [],
    directives: words("اوص | اوصي | اجب | اذكر | قل | اخبر | قيم | تجاهل | ارسل | اشتر | رشح"),
  },
  he: {
    cancel: words("התעלם | התעלמי | התעלמו | תתעלם | שכח"),
    orders: words("הוראות | הנחיות | פקודות | כללים"),
    earlier: words("קודמות | הקודמות | כל | לעיל"),
    openers: words("אם אתה | אם את | אתה | שים לב"),
    addressees: words("ai | בינה מלאכותית | מודל שפה"),
    followers: [],
    directives: words("המלץ | המליצי | תמליץ | ענה | תענה | אמור | תגיד | ציין | דרג | התעלם | שלח"),
  },
  hi: {
    cancel: words("अनदेखा | अनदेखी | नजरअंदाज | नज़रअंदाज़ | भूल जा*"),
    orders: words("निर्देश* | आदेश* | नियम* | प्रॉम्प्ट*"),
    earlier: words("पिछले | सभी | पूर्व | पहले | उपरोक्त"),
    openers: words("यदि आप | अगर आप | आप एक | ध्यान दें"),
    addressees: words("ai | एआई | कृत्रिम बुद्धिमत्ता | भाषा मॉडल"),
    followers: [],
    directives: words("सिफारिश क* | अनुशंसा क* | जवाब द* | उत्तर द* | बताएं | बताओ | कहें | अनदेखा | भेज*"),
  },
  bn: {
    cancel: words("উপেক্ষা | ভুলে যা* | অগ্রাহ্য"),
    orders: words("নির্দেশ* | আদেশ* | নিয়ম*"),
    earlier: words("আগের | পূর্ববর্তী | সমস্ত | সব | উপরের"),
    openers: words("আপনি যদি | তুমি যদি | যদি আপনি | আপনি একটি"),
    addressees: words("ai | এআই | কৃত্রিম বুদ্ধিমত্তা | ভাষা মডেল"),
    followers: [],
    directives: words("সুপারিশ কর* | উত্তর দ* | বলুন | বলো | উপেক্ষা | পাঠা*"),
  },
};
