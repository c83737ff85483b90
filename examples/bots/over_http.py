"""A bot as a server: python3 over_http.py 9000, then periplus evaluate http://localhost:9000/ ithaca

Each request is a POST with a question, and its answer is the body of the response.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from over_pipes import answer


class Answers(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps(answer(question)).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: there is a request for every click."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Answers)
    print(server.server_port, flush=True)
    server.serve_forever()
