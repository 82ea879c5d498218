import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

public final class FirstCall {
    public static void main(String[] args) throws Exception {
        String body = """
            {
              "agent_id": "agt_4m9qd",
              "from": "+12025550100",
              "to": "+12025550143",
              "variables": { "booking_code": "KT4821" }
            }
            """;
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("VOICE_API_URL") + "/calls"))
            .header("Authorization", "Bearer " + System.getenv("VOICE_API_KEY"))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", "reminder-KT4821-2026-03-08")
            .timeout(Duration.ofSeconds(30))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() >= 300) {
            throw new IllegalStateException(response.body());
        }
        System.out.println(response.body());
    }
}
