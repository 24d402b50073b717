import { createServer, get } from "node:http";

// node bare-server.ts <port> <url>...: answers the path of each address with the same bytes and the
// same headers as it does, and with nothing else to do. The yardstick for pages.

interface Answer {
  headers: [string, string][];
  body: Buffer;
}

const [port = "0", ...urls] = process.argv.slice(2);
const answers = new Map<string, Answer>();

/** As it comes off the wire: fetch would unpack it. */
const readAnswer = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, br", "accept-language": "fr" };
    get(url, { headers }, (message) => {
      const pieces: Buffer[] = [];
      message.on("data", (piece: Buffer) => pieces.push(piece));
      message.on("end", () => {
        const own = Object.entries(message.headersDistinct)
          .filter(([name]) => !["connection", "date", "keep-alive"].includes(name))
          .flatMap(([name, values]) => (values ?? []).map((one): [string, string] => [name, one]));
        resolve({ headers: own, body: Buffer.concat(pieces) });
      });
    }).on("error", reject);
  });

for (const url of urls) answers.set(new URL(url).pathname, await readAnswer(url));

createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers.flat());
  response.end(answer.body);
}).listen(Number(port), "127.0.0.1");
